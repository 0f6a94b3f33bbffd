/** The content as the site's own checks see it: found by name, nothing in it trusted. */
import type { WordsOfRecord, WrittenContent } from '../../schema/checks/site-check.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { checkReference } from './check-reference.ts';
import { findFacts, findRecordFacts } from './find-facts.ts';
import { languageName } from './language-name.ts';
import { countWords, type PrintedValues, printText } from './print-text.ts';
import type { WrittenText } from './written-text.ts';

/** From what the view is made. */
export type WrittenContentInput = {
  readonly files: readonly ContentFile[];
  readonly release: boolean;
  /** Texts of files without other mistakes: what stands where no field is would not be counted. */
  readonly texts: readonly WrittenText[];
  readonly valuesOf: (language: string) => PrintedValues;
  /** Tag of the language in which words are written first. */
  readonly source: string | undefined;
};

/** The view of the files. */
export function viewContent(input: WrittenContentInput): WrittenContent {
  const { files, release, source } = input;
  return {
    release,
    facts: (name) => findFacts(files, name),
    records: (name) => findRecordFacts(files, name),
    words: (name) =>
      files.flatMap(({ kind, source: { path }, data }) =>
        kind.type === 'words' && kind.name === name ? [{ language: kind.language, file: path, data }] : [],
      ),
    source: source === undefined ? undefined : { tag: source, name: languageName(source) },
    countWords: (record) => countWordsOf(record, input),
    checkName: checkReference,
  };
}

function countWordsOf(
  { collection, id, fields }: WordsOfRecord,
  { texts, valuesOf, source }: WrittenContentInput,
): number | undefined {
  if (source === undefined) return undefined;
  const values = valuesOf(source);
  const own = texts.filter(
    ({ kind, language, path }) =>
      kind.type === 'collection-words' &&
      kind.name === collection &&
      kind.id === id &&
      language === source &&
      fields.includes(String(path[0])),
  );
  if (own.length === 0) return undefined;
  return own.reduce((sum, { text }) => sum + countWords(printText(text, values)), 0);
}
