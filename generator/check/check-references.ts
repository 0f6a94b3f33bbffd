/** Names in the settings and figures stand for things that exist: offices, languages, figures of the right kind. */

import type { NamedFigure } from '../../schema/placeholder-names.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { isPlainObject, valueAt } from '../validate/data-path.ts';
import { checkReference } from './check-reference.ts';
import { findFacts, findFigures, idsOf } from './find-facts.ts';

/** One problem for each name that stands for nothing. */
export function checkReferences(files: readonly ContentFile[]): Diagnostic[] {
  return [...checkSite(files), ...checkBusiness(files), ...checkOffences(files)];
}

function checkSite(files: readonly ContentFile[]): Diagnostic[] {
  const source = findFacts(files, 'site');
  if (source === undefined) return [];
  const tags = idsOf(valueAt(source.data, ['languages']), 'tag').map(({ id }) => id);
  const offices = findFacts(files, 'offices');
  const ids = idsOf(valueAt(offices?.data, ['offices'])).map(({ id }) => id);
  return [
    ...checkReference({ source, path: ['sourceLanguage'], noun: 'language', known: tags }),
    ...(offices === undefined
      ? []
      : checkReference({ source, path: ['headOffice'], noun: 'office', known: ids })),
  ];
}

function checkBusiness(files: readonly ContentFile[]): Diagnostic[] {
  const source = findFacts(files, 'business');
  const known = findFigures(files);
  if (source === undefined || known === undefined) return [];
  const named = (kind: string) => figuresOf(kind, known);
  const money = { source, noun: 'figure of the kind money', known: named('money') };
  const examples = valueAt(source.data, ['bailExamples']);
  const figures = valueAt(source.data, ['figures']);
  return [
    ...checkReference({
      source,
      path: ['premiumRate'],
      noun: 'figure of the kind percent',
      known: named('percent'),
    }),
    ...(Array.isArray(examples) ? examples : []).flatMap((_, index) =>
      checkReference({ ...money, path: ['bailExamples', index] }),
    ),
    ...(isPlainObject(figures) ? named('premium') : []).flatMap((name) =>
      checkReference({ ...money, path: ['figures', name, 'of'] }),
    ),
  ];
}

/** Rows of the table of amounts that take their range from the business figures. */
function checkOffences(files: readonly ContentFile[]): Diagnostic[] {
  const source = findFacts(files, 'offences');
  const figures = findFigures(files);
  const rows = valueAt(source?.data, ['offences']);
  if (source === undefined || figures === undefined || !Array.isArray(rows)) return [];
  const money = { source, noun: 'figure of the kind moneyRange', known: figuresOf('moneyRange', figures) };
  return rows.flatMap((_, index) => checkReference({ ...money, path: ['offences', index, 'figure'] }));
}

function figuresOf(kind: string, figures: ReadonlyMap<string, NamedFigure>): string[] {
  return [...figures].filter(([, figure]) => figure.kind === kind).map(([name]) => name);
}
