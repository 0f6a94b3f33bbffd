import { idsOf, valueAt } from '../../../schema/data-path.ts';
import { isSharedFile } from '../../../schema/index.ts';
import type { Problem } from '../../../schema/rule.ts';
import { pathOf } from '../../content/classify-file.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { locationOf } from '../../content/content-text.ts';
import { checkReference, findFacts, findRecordIds, listReferences } from '../../content/find-facts.ts';
import { describeStatus, type UnpublishedRecord } from '../../content/routes/unpublished-records.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { Rule, SiteContext, UnitContext } from '../rule-context.ts';
import { type BlockList, isOfType, listBlocks } from '../shared/parts-of-files.ts';
import { checkRecordsWithFacts } from '../shared/records-with-facts.ts';

type Context = Pick<SiteContext, 'files' | 'unpublished'>;

export const refUnknown = {
  id: 'ref/unknown',
  severity: 'error',
  fixed: true,
  summary: 'A reference names a record that exists.',
  run: (context: Context) => [
    ...checkSourceLanguage(context.files),
    ...checkReferences(context),
    ...checkRecordsWithFacts(context.files).filter(({ rule }) => rule === 'ref/unknown'),
  ],
  runOnUnit: (context: Pick<UnitContext, 'files' | 'referenceLanguage' | 'languages'>) =>
    listBlocks(context).flatMap((list) => checkQuotes(list, context.languages)),
} satisfies Rule;

function checkSourceLanguage(files: readonly ContentFile[]): readonly Problem[] {
  const source = findFacts(files, 'site');
  const languages = valueAt(source?.data, ['languages']);
  if (source === undefined || !Array.isArray(languages)) return [];
  const known = idsOf(languages, 'tag').map(({ id }) => id);
  return checkReference({
    source,
    path: ['sourceLanguage'],
    noun: 'language',
    known,
    definedIn: source.file,
  });
}

function checkReferences({ files, unpublished }: Context): Problem[] {
  const references = Map.groupBy(listReferences(files), ({ field }) => field.to);
  return [...references].flatMap(([target, referencesToTarget]) => {
    const ids = findRecordIds(files, target);
    // The ids are unknown when a file is missing or cannot be read.
    if (ids === undefined) return [];
    const definedIn = isSharedFile(target)
      ? pathOf({ type: 'facts', name: target })
      : `content/shared/${target}/`;
    return referencesToTarget.flatMap(({ field, source, path }): readonly Problem[] => {
      const unpublishedTarget = unpublished.find(
        ({ fileType }) => fileType.name === target && fileType.id === valueAt(source.data, path),
      );
      // An unpublished record may name another one.
      if (unpublishedTarget !== undefined && !unpublished.some(({ file }) => file === source.file)) {
        return [unpublishedNameDiagnostic(locationOf({ file: source.file, path }), unpublishedTarget)];
      }
      const known = field.from === field.to ? ids.filter((id) => id !== source.id) : ids;
      return checkReference({ source, path, noun: field.noun, known, definedIn });
    });
  });
}

const unpublishedNameDiagnostic = (
  located: ReturnType<typeof locationOf>,
  record: UnpublishedRecord,
): Problem => ({
  ...located,
  message: `"${located.key}" names "${record.fileType.id}", which is not published: it ${describeStatus(record)}.`,
  fix: 'Name another one until then.',
  related: [{ location: { file: record.file }, label: record.fileType.id }],
});

const checkQuotes = ({ file, path, blocks }: BlockList, languages: readonly string[]): Problem[] =>
  blocks.flatMap((block, index): Problem | [] => {
    const tag = isOfType(block, 'quote') ? valueAt(block, ['originalLanguage']) : undefined;
    if (typeof tag !== 'string' || isLanguageTag(tag)) return [];
    const suggestion =
      nearest(tag, languages) ?? languages.find((language) => tag.toLowerCase().startsWith(language));
    return {
      ...locationOf({ file, path: [...path, index, 'originalLanguage'] }),
      message: `"${tag}" is not a language tag.`,
      fix: suggestion === undefined ? `Write a tag such as ${languages.join(', ')}.` : `Write ${suggestion}.`,
    };
  });

/** Whether a tag has its canonical form and `Intl` has a name for it. */
function isLanguageTag(tag: string): boolean {
  try {
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined;
  } catch {
    // Intl throws for a malformed tag.
    return false;
  }
}
