/** Words that belong to facts by id: each fact has words, and no words stand alone. */

import { idsOf } from '../../schema/checks/ids-of.ts';
import type { WrittenFile } from '../../schema/checks/site-check.ts';
import { formatKey, isPlainObject, valueAt } from '../../schema/data-path.ts';
import { type DataPath, type JoinedRecord, joinedRecords } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { pathOf } from '../validate/content-paths.ts';
import { lineToAdd } from '../validate/line-to-add.ts';
import { schemaAt } from '../validate/schema-at.ts';
import { hasJoinedRecord, joinedFacts } from './joined-records.ts';
import { languageName } from './language-name.ts';

/** One problem for each id that has facts and no words, or words and no facts. */
export function checkJoinedRecords(files: readonly ContentFile[]): Diagnostic[] {
  const byPath = new Map(files.map((file) => [file.source.path, file]));
  return joinedRecords.flatMap((joined) =>
    files
      .filter(({ kind, data }) => hasJoinedRecord(kind, joined) && data !== undefined)
      .flatMap((words) => {
        const kind = joinedFacts(words.kind, joined);
        const facts = kind && byPath.get(pathOf(kind));
        if (!Array.isArray(valueAt(facts?.data, joined.list))) return [];
        return checkWords({ words, facts: { file: facts?.source.path ?? '', data: facts?.data }, joined });
      }),
  );
}

type Pair = { readonly words: ContentFile; readonly facts: WrittenFile; readonly joined: JoinedRecord };

function checkWords(pair: Pair): Diagnostic[] {
  const { words, facts, joined } = pair;
  const block = valueAt(words.data, joined.block);
  if (!isPlainObject(block)) return [];
  const known = idsOf(valueAt(facts.data, joined.list));
  const lacking = known.filter(({ id }) => !Object.hasOwn(block, id));
  const extra = Object.keys(block).filter((id) => !known.some((other) => other.id === id));
  const misspelt = new Map(
    extra.map((id) => [
      id,
      nearest(
        id,
        lacking.map((other) => other.id),
      ),
    ]),
  );
  const meant = new Set(misspelt.values());
  return [
    ...[...misspelt].map(([id, near]) => explainExtra(id, near, pair)),
    ...lacking.filter(({ id }) => !meant.has(id)).map((record) => explainLacking(record, pair)),
  ];
}

function explainExtra(id: string, near: string | undefined, { words, facts, joined }: Pair): Diagnostic {
  const known = idsOf(valueAt(facts.data, joined.list)).map((other) => other.id);
  return {
    rule: 'ref/unknown',
    ...placeOfWords(words, [...joined.block, id]),
    message: `No ${joined.noun} in ${facts.file} has the id "${id}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    fix: near === undefined ? `Its ids: ${known.join(', ')}.` : `Rename it to "${near}".`,
  };
}

function explainLacking(
  { id, index }: { readonly id: string; readonly index: number },
  { words, facts, joined }: Pair,
): Diagnostic {
  const path = [...joined.block, id];
  const place = placeOfWords(words, path);
  return {
    rule: 'i18n/missing',
    ...place,
    message: `The ${joined.noun} "${id}" has no ${languageName(place.language)} text.`,
    fix: lineToAdd(id, schemaAt(words.schema, path, words.data)),
    related: [{ place: { file: facts.file, path: idPath(facts, joined, index) }, label: 'facts' }],
  };
}

function placeOfWords({ source, kind }: ContentFile, path: DataPath) {
  return {
    place: { file: source.path, path, part: 'key' },
    language: 'language' in kind ? kind.language : '',
    key: formatKey(path),
  } as const;
}

/** Where an id of the facts stands: as an item of a list of ids, or in an item. */
function idPath({ data }: WrittenFile, { list }: JoinedRecord, index: number): DataPath {
  const item = [...list, index];
  return typeof valueAt(data, item) === 'string' ? item : [...item, 'id'];
}
