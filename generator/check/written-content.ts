/** The content as the site's own checks see it: found by name, nothing in it trusted. */
import type { WrittenContent } from '../../schema/checks/site-check.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { pathOf } from '../validate/content-paths.ts';
import { checkReference } from './check-reference.ts';
import { listTexts } from './content-text.ts';
import { findFacts, findRecordFacts } from './find-facts.ts';
import { languageName } from './language-name.ts';
import { countWords, type PrintedValues, printText } from './print-text.ts';

/** From what the view is made. */
export type WrittenContentInput = {
  readonly files: readonly ContentFile[];
  readonly release: boolean;
  /** Files with other mistakes: what stands where no field is would not be counted. */
  readonly broken: ReadonlySet<string>;
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
    countWords: planCounter(input),
    checkName: checkReference,
  };
}

/** Counts words of records. */
function planCounter({
  files,
  broken,
  valuesOf,
  source: language,
}: WrittenContentInput): WrittenContent['countWords'] {
  const filesByPath = new Map(files.map((file) => [file.source.path, file]));
  return ({ collection, id, fields }) => {
    if (language === undefined) return undefined;
    const path = pathOf({ type: 'collection-words', name: collection, id, language });
    const file = broken.has(path) ? undefined : filesByPath.get(path);
    const texts = file === undefined ? [] : listTexts([file]);
    const own = texts.filter(({ path: [field] }) => fields.includes(String(field)));
    const counts = own.map(({ text }) => countWords(printText(text, valuesOf(language))));
    return counts.length === 0 ? undefined : counts.reduce((sum, count) => sum + count);
  };
}
