/** Words that belong to facts by id, such as those of offices: each fact has words, and no words stand alone. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { isPlainObject, valueAt } from '../validate/data-path.ts';
import { lineToAdd } from '../validate/line-to-add.ts';
import { schemaAt } from '../validate/schema-at.ts';
import { type FactFile, findFacts, idsOf } from './find-facts.ts';
import { type JoinedRecord, joinedRecords } from './joined-records.ts';
import { languageName } from './language-name.ts';

/** One problem for each id that has facts and no words, or words and no facts. */
export function checkJoinedRecords(files: readonly ContentFile[]): Diagnostic[] {
  return joinedRecords.flatMap((joined) => {
    const facts = findFacts(files, joined.facts);
    if (facts === undefined) return [];
    return files
      .filter(({ kind, data }) => kind.type === 'words' && kind.name === joined.words && data !== undefined)
      .flatMap((words) => checkWords(words, facts, joined));
  });
}

function checkWords(words: ContentFile, facts: FactFile, joined: JoinedRecord): Diagnostic[] {
  const block = valueAt(words.data, [joined.field]);
  if (!isPlainObject(block)) return [];
  const known = idsOf(valueAt(facts.data, [joined.field]));
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
    ...[...misspelt].map(([id, near]) => explainExtra(id, near, { words, facts, joined })),
    ...lacking
      .filter(({ id }) => !meant.has(id))
      .map((record) => explainLacking(record, { words, facts, joined })),
  ];
}

type Pair = { readonly words: ContentFile; readonly facts: FactFile; readonly joined: JoinedRecord };

function explainExtra(
  id: string,
  near: string | undefined,
  { words, facts, joined: { field, noun } }: Pair,
): Diagnostic {
  const known = idsOf(valueAt(facts.data, [field])).map((other) => other.id);
  return {
    rule: 'ref/unknown',
    place: { file: words.source.path, path: [field, id], part: 'key' },
    ...languageOf(words),
    key: `${field}.${id}`,
    message: `No ${noun} in ${facts.file} has the id "${id}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    fix: near === undefined ? `Its ids: ${known.join(', ')}.` : `Rename it to "${near}".`,
  };
}

function explainLacking(
  { id, index }: { readonly id: string; readonly index: number },
  { words, facts, joined: { field, noun } }: Pair,
): Diagnostic {
  const { language } = languageOf(words);
  return {
    rule: 'i18n/missing',
    place: { file: words.source.path, path: [field, id], part: 'key' },
    ...languageOf(words),
    key: `${field}.${id}`,
    message: `The ${noun} "${id}" has no ${languageName(language)} text.`,
    fix: lineToAdd(id, schemaAt(words.schema, [field, id], words.data)),
    related: [{ place: { file: facts.file, path: [field, index, 'id'] }, label: 'facts' }],
  };
}

function languageOf({ kind }: ContentFile): { readonly language: string } {
  return { language: 'language' in kind ? kind.language : '' };
}
