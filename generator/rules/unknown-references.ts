/** References are valid: names of records, the source language, and the ids that join texts to facts. */

import { idsOf } from '../../schema/checks/ids-of.ts';
import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import { type DataPath, isSharedFile, type RecordWithFacts, recordsWithFacts } from '../../schema/index.ts';
import type { Rule } from '../../schema/rule.ts';
import type { ContentFile } from '../content/content-file.ts';
import { pathOf } from '../content/content-paths.ts';
import { locationOf } from '../content/content-text.ts';
import {
  checkReference,
  fileOf,
  findFacts,
  findRecordIds,
  listReferences,
  readIds,
} from '../content/find-facts.ts';
import { yamlToAdd } from '../content/line-to-add.ts';
import { factsTypeOf } from '../content/records-with-facts.ts';
import { describeStatus, type UnpublishedRecord } from '../content/routes/unpublished-records.ts';
import { schemaAt } from '../content/schema-at.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { describeNearest, findMisspeltNames } from '../diagnostics/suggest.ts';
import { languageName } from '../text/language-name.ts';
import type { SiteContext } from './rule-context.ts';

/** Reports each invalid reference, and each id that is missing in facts or texts. */
export const unknownReferences: Rule<Context> = {
  ids: ['ref/unknown', 'i18n/missing'],
  run: (context) => [
    ...checkSourceLanguage(context.files),
    ...checkReferences(context),
    ...checkRecordsWithFacts(context.files),
  ],
};

type Context = Pick<SiteContext, 'files' | 'unpublished'>;

/** Reports a source language that the settings do not list. */
function checkSourceLanguage(files: readonly ContentFile[]): readonly Diagnostic[] {
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

/** Reports each reference to an unknown or unpublished record, and each reference of a record to itself. */
function checkReferences({ files, unpublished }: Context): Diagnostic[] {
  const references = Map.groupBy(listReferences(files), ({ field }) => field.to);
  return [...references].flatMap(([target, referencesToTarget]) => {
    const ids = findRecordIds(files, target);
    // The ids are unknown when a file is missing or cannot be read.
    if (ids === undefined) return [];
    const definedIn = isSharedFile(target)
      ? pathOf({ type: 'facts', name: target })
      : `content/shared/${target}/`;
    return referencesToTarget.flatMap(({ field, source, path }): readonly Diagnostic[] => {
      const unpublishedTarget = unpublished.find(
        ({ fileType }) => fileType.name === target && fileType.id === valueAt(source.data, path),
      );
      // An unpublished record may name another one.
      if (unpublishedTarget !== undefined && !unpublished.some(({ file }) => file === source.file)) {
        return [explainUnpublishedName(locationOf({ file: source.file, path }), unpublishedTarget)];
      }
      const known = field.from === field.to ? ids.filter((id) => id !== source.id) : ids;
      return checkReference({ source, path, noun: field.noun, known, definedIn });
    });
  });
}

function explainUnpublishedName(
  located: ReturnType<typeof locationOf>,
  record: UnpublishedRecord,
): Diagnostic {
  return {
    rule: 'ref/unknown',
    ...located,
    message: `"${located.key}" names "${record.fileType.id}", which is not published: it ${describeStatus(record)}.`,
    fix: 'Name another one until then.',
    related: [{ location: { file: record.file }, label: record.fileType.id }],
  };
}

/** Reports each id that has facts but no texts, or texts but no facts. */
function checkRecordsWithFacts(files: readonly ContentFile[]): Diagnostic[] {
  return recordsWithFacts.flatMap((record) =>
    files.flatMap((texts) => {
      const fileType = factsTypeOf(texts.fileType, record);
      const facts = fileType && fileOf(files, fileType);
      const ids = readIds(facts, valueAt(facts?.data, record.list));
      const block = valueAt(texts.data, record.block);
      if (facts === undefined || ids === undefined || !isPlainObject(block)) return [];
      return compareIds({ texts, facts, record }, ids, Object.keys(block));
    }),
  );
}

type Pair = { readonly texts: ContentFile; readonly facts: ContentFile; readonly record: RecordWithFacts };
type KnownId = ReturnType<typeof idsOf>[number];

function compareIds(pair: Pair, records: readonly KnownId[], keys: readonly string[]): Diagnostic[] {
  const ids = records.map(({ id }) => id);
  const misspelt = findMisspeltNames([ids, keys]);
  const [textIds, factIds] = [new Set(keys), new Set(ids)];
  const missing = records.filter(
    ({ id }) => !textIds.has(id) && !misspelt.some(({ correct }) => correct === id),
  );
  return [
    ...keys
      .filter((key) => !factIds.has(key))
      .map((key) => explainExtra(key, misspelt.find((name) => name.written === key)?.correct, ids, pair)),
    ...missing.map((record) => explainMissing(record, pair)),
  ];
}

function explainExtra(
  id: string,
  suggestion: string | undefined,
  ids: readonly string[],
  { texts, facts, record }: Pair,
): Diagnostic {
  return {
    rule: 'ref/unknown',
    ...locationOfText(texts, [...record.block, id]),
    message: `No ${record.noun} in ${facts.source.path} has the id "${id}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
    fix:
      suggestion === undefined
        ? describeNearest(id, ids, facts.source.path)
        : `Rename it to "${suggestion}".`,
  };
}

function explainMissing({ id, index }: KnownId, { texts, facts, record }: Pair): Diagnostic {
  const path = [...record.block, id];
  const location = locationOfText(texts, path);
  return {
    rule: 'i18n/missing',
    ...location,
    message: `The ${record.noun} "${id}" has no ${languageName(location.language)} text.`,
    fix: { yaml: yamlToAdd(id, schemaAt(texts.schema, path, texts.data)), isAddition: true },
    related: [{ location: { file: facts.source.path, path: idPath(facts, record, index) }, label: 'facts' }],
  };
}

function locationOfText({ source, fileType }: ContentFile, path: DataPath) {
  const language = 'language' in fileType ? fileType.language : '';
  return { ...locationOf({ file: source.path, path, part: 'key' }), language };
}

/** Returns the path of an id in the facts: an item of a list of ids, or the field `id` of an item. */
function idPath({ data }: ContentFile, { list }: RecordWithFacts, index: number): DataPath {
  const item = [...list, index];
  return typeof valueAt(data, item) === 'string' ? item : [...item, 'id'];
}
