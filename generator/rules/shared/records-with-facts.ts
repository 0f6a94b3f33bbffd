import { type idsOf, isPlainObject, valueAt } from '../../../schema/data-path.ts';
import { type DataPath, type RecordWithFacts, recordsWithFacts } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { locationOf } from '../../content/content-text.ts';
import { schemaAt, yamlToAdd } from '../../content/describe-schema.ts';
import { factsTypeOf, fileOf, readIds } from '../../content/find-facts.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { describeNearest, findMisspelledNames } from '../../diagnostics/suggest.ts';
import { languageName } from '../../text/languages.ts';

export const checkRecordsWithFacts = memoizePerObject(
  (files: readonly ContentFile[]): readonly Diagnostic[] =>
    recordsWithFacts.flatMap((record) =>
      files.flatMap((texts) => {
        const fileType = factsTypeOf(texts.fileType, record);
        const facts = fileType && fileOf(files, fileType);
        const ids = readIds(facts, valueAt(facts?.data, record.list));
        const block = valueAt(texts.data, record.block);
        if (facts === undefined || ids === undefined || !isPlainObject(block)) return [];
        return compareIds({ texts, facts, record }, ids, Object.keys(block));
      }),
    ),
);

type Pair = { readonly texts: ContentFile; readonly facts: ContentFile; readonly record: RecordWithFacts };
type KnownId = ReturnType<typeof idsOf>[number];

function compareIds(pair: Pair, records: readonly KnownId[], keys: readonly string[]): Diagnostic[] {
  const ids = records.map(({ id }) => id);
  const misspelled = findMisspelledNames([ids, keys]);
  const [textIds, factIds] = [new Set(keys), new Set(ids)];
  const missing = records.filter(
    ({ id }) => !textIds.has(id) && !misspelled.some(({ correct }) => correct === id),
  );
  return [
    ...keys
      .filter((key) => !factIds.has(key))
      .map((key) =>
        extraDiagnostic(key, misspelled.find((name) => name.written === key)?.correct, ids, pair),
      ),
    ...missing.map((record) => missingDiagnostic(record, pair)),
  ];
}

const extraDiagnostic = (
  id: string,
  suggestion: string | undefined,
  ids: readonly string[],
  { texts, facts, record }: Pair,
): Diagnostic => ({
  rule: 'ref/unknown',
  ...locationOfText(texts, [...record.block, id]),
  message: `No ${record.noun} in ${facts.source.path} has the id "${id}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
  fix:
    suggestion === undefined ? describeNearest(id, ids, facts.source.path) : `Rename it to "${suggestion}".`,
});

function missingDiagnostic({ id, index }: KnownId, { texts, facts, record }: Pair): Diagnostic {
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

/** An item of a list of ids, or the field `id` of an item. */
function idPath({ data }: ContentFile, { list }: RecordWithFacts, index: number): DataPath {
  const item = [...list, index];
  return typeof valueAt(data, item) === 'string' ? item : [...item, 'id'];
}
