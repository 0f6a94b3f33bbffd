/** The content as the site's own checks see it: found by name, nothing in it trusted. */
import type { WrittenContent } from '../../schema/checks/site-check.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { checkReference } from './check-reference.ts';
import type { ContentText } from './content-text.ts';
import { findFacts, findRecordFacts } from './find-facts.ts';
import { languageName } from './language-name.ts';
import { countWords, type PrintedValues, printText } from './print-text.ts';
import { translationKey } from './translations.ts';

/** From what the view is made. */
export type WrittenContentInput = {
  readonly files: readonly ContentFile[];
  readonly release: boolean;
  /** Texts of files without other mistakes: what stands where no field is would not be counted. */
  readonly texts: () => readonly ContentText[];
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

/** Counts words of records. The texts are sorted by record once, when the first is asked for. */
function planCounter({ texts, valuesOf, source }: WrittenContentInput): WrittenContent['countWords'] {
  let sorted: ReadonlyMap<string, readonly ContentText[]> | undefined;
  return ({ collection, id, fields }) => {
    if (source === undefined) return undefined;
    sorted ??= Map.groupBy(
      texts().filter(({ language }) => language === source),
      ({ kind }) => translationKey(kind),
    );
    const all = sorted.get(
      translationKey({ type: 'collection-words', name: collection, id, language: source }),
    );
    const own = all?.filter(({ path }) => fields.includes(String(path[0]))) ?? [];
    const counts = own.map(({ text }) => countWords(printText(text, valuesOf(source))));
    return counts.length === 0 ? undefined : counts.reduce((sum, count) => sum + count);
  };
}
