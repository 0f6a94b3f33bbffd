/** The read time of a post fits the number of its words in the language in which it was written. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { valueAt } from '../validate/data-path.ts';
import { findRecordFacts, type RecordFacts } from './find-facts.ts';
import { languageName } from './language-name.ts';
import { countWords, type PrintedValues, printText } from './print-text.ts';
import type { WrittenText } from './written-text.ts';

/** What the check looks at. */
export type ReadTimeInput = {
  readonly files: readonly ContentFile[];
  readonly texts: readonly WrittenText[];
  readonly valuesOf: (language: string) => PrintedValues;
  /** Tag of the language in which posts are written first. */
  readonly source: string | undefined;
};

const wordsPerMinute = { least: 200, most: 240 };

/** One problem for each post whose minutes do not fit its words. */
export function checkReadTime({ files, texts, valuesOf, source }: ReadTimeInput): Diagnostic[] {
  if (source === undefined) return [];
  const values = valuesOf(source);
  const counts = new Map<string, number>();
  for (const { kind, language, path, text } of texts) {
    if (kind.type !== 'collection-words' || kind.name !== 'blog' || language !== source) continue;
    if (!['title', 'excerpt', 'blocks'].includes(String(path[0]))) continue;
    counts.set(kind.id, (counts.get(kind.id) ?? 0) + countWords(printText(text, values)));
  }
  return findRecordFacts(files, 'blog').flatMap((post) => checkPost(post, counts.get(post.id), source));
}

function checkPost(post: RecordFacts, words: number | undefined, source: string): Diagnostic[] {
  const minutes = valueAt(post.data, ['minutes']);
  if (typeof minutes !== 'number' || words === undefined) return [];
  const { least, most } = wordsPerMinute;
  if (words >= minutes * least && words <= minutes * most) return [];
  return [
    {
      rule: 'text/read-time',
      place: { file: post.file, path: ['minutes'] },
      key: 'minutes',
      message: `The ${languageName(source)} text has ${words} words, and ${minutes} minutes are ${minutes * least} to ${minutes * most}.`,
      fix: adviceFor(words),
    },
  ];
}

/** The minutes that fit, or by how much the text misses the nearest ones. */
function adviceFor(words: number): string {
  const { least, most } = wordsPerMinute;
  const fewest = Math.ceil(words / most);
  const largest = Math.floor(words / least);
  if (fewest <= largest) return `minutes: ${fewest}`;
  return `Add ${fewest * least - words} words for ${fewest} minutes, or cut ${words - largest * most} for ${largest}.`;
}
