/** The figures that facts name exist and have the right kind. */
import { isPlainObject, valueAt } from '../data-path.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { paperIds } from '../paper.ts';
import { placeholderFiles } from '../placeholder-names.ts';
import type { FactContext, Rule } from '../rule.ts';
import { findFigures } from './find-placeholders.ts';

/** Reports each name that does not belong to a figure of the expected kind. */
export const unknownFigures: Rule<FactContext> = { ids: ['ref/unknown'], run: checkFigures };

function checkFigures(content: FactContext): Diagnostic[] {
  return [
    ...checkBusiness(content),
    ...checkOffences(content),
    ...checkPapers(content),
    ...checkReleaseTimes(content),
    ...checkDiagrams(content),
  ];
}

function checkBusiness(content: FactContext): Diagnostic[] {
  const source = content.facts('business');
  if (source === undefined) return [];
  const money = { source, ...figuresOf('money', content) };
  const examples = valueAt(source.data, ['bailExamples']);
  const figures = valueAt(source.data, ['figures']);
  if (!isPlainObject(figures)) return [];
  return [
    ...content.checkName({ source, path: ['premiumRate'], ...figuresOf('percent', content) }),
    ...(Array.isArray(examples) ? examples : []).flatMap((_, index) =>
      content.checkName({ ...money, path: ['bailExamples', index] }),
    ),
    ...figuresOf('premium', content).known.flatMap((name) =>
      content.checkName({ ...money, path: ['figures', name, 'of'] }),
    ),
  ];
}

/** Checks the rows of the table of amounts that name a range of the business figures. */
function checkOffences(content: FactContext): Diagnostic[] {
  const source = content.facts('offences');
  const rows = valueAt(source?.data, ['offences']);
  if (source === undefined || findFigures(content) === undefined || !Array.isArray(rows)) return [];
  const ranges = { source, ...figuresOf('moneyRange', content) };
  return rows.flatMap((_, index) => content.checkName({ ...ranges, path: ['offences', index, 'figure'] }));
}

/** Checks the amounts that papers name. */
function checkPapers(content: FactContext): Diagnostic[] {
  const source = content.facts('papers');
  if (source === undefined || findFigures(content) === undefined) return [];
  const amounts = { source, ...figuresOf(['money', 'premium'], content) };
  return paperIds.flatMap((paper) => {
    const lines = valueAt(source.data, [paper, 'lines']);
    if (!Array.isArray(lines)) return [];
    return lines.flatMap((_, index) =>
      content.checkName({ ...amounts, path: [paper, 'lines', index, 'figure'] }),
    );
  });
}

/** Checks the durations that the release bar and the table below it draw. */
function checkReleaseTimes(content: FactContext): Diagnostic[] {
  const source = content.facts('network');
  if (source === undefined || findFigures(content) === undefined) return [];
  const durations = { source, ...figuresOf('duration', content) };
  return ['releaseParts', 'releaseTimes'].flatMap((list) => {
    const times = valueAt(source.data, [list]);
    if (!Array.isArray(times)) return [];
    return times.flatMap((_, index) => content.checkName({ ...durations, path: [list, index, 'time'] }));
  });
}

/** Checks the durations and the payments that the diagrams of services draw. */
function checkDiagrams(content: FactContext): Diagnostic[] {
  if (findFigures(content) === undefined) return [];
  return content.records('services').flatMap((source) => {
    const payments = valueAt(source.data, ['diagram', 'payments']);
    return [
      ...content.checkName({ source, ...figuresOf('duration', content), path: ['diagram', 'time'] }),
      ...(Array.isArray(payments) ? payments : []).flatMap((_, index) =>
        content.checkName({
          source,
          ...figuresOf(['money', 'premium'], content),
          path: ['diagram', 'payments', index, 'amount'],
        }),
      ),
    ];
  });
}

function figuresOf(kinds: string | readonly string[], content: FactContext) {
  const expectedKinds = [kinds].flat();
  const known = [...(findFigures(content) ?? [])].filter(([, figure]) => expectedKinds.includes(figure.kind));
  return {
    noun: `figure of the kind ${expectedKinds.join(' or ')}`,
    known: known.map(([name]) => name),
    definedIn: placeholderFiles.figures,
  };
}
