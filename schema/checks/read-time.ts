/** The read time of a post fits the number of words in the source language. */

import type { WrittenRecord } from '../content-index.ts';
import { valueAt } from '../data-path.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Rule, RuleContext } from '../rule.ts';

const wordsPerMinute = { least: 200, most: 240 };
/** The fields of a post that visitors read. */
const fields = ['title', 'excerpt', 'blocks'];

/** Reports each post whose minutes do not fit the number of its words. */
export const readTime: Rule<RuleContext> = { ids: ['text/read-time'], run: checkReadTime };

function checkReadTime({ records, sourceLanguage, countWords }: RuleContext): Diagnostic[] {
  if (sourceLanguage === undefined) return [];
  const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(sourceLanguage) ?? sourceLanguage;
  return records('blog').flatMap((post) => {
    const words = countWords({ collection: 'blog', id: post.id, fields });
    return words === undefined ? [] : checkPost(post, words, language);
  });
}

function checkPost(post: WrittenRecord, words: number, language: string): Diagnostic[] {
  const minutes = valueAt(post.data, ['minutes']);
  if (typeof minutes !== 'number' || minutes < 1) return [];
  const { least, most } = wordsPerMinute;
  const leastWords = minutes === 1 ? 1 : minutes * least;
  if (words >= leastWords && words <= minutes * most) return [];
  return [
    {
      rule: 'text/read-time',
      location: { file: post.file, path: ['minutes'] },
      key: 'minutes',
      message: `The ${language} text has ${words} words, and ${minutes} minutes are ${leastWords} to ${minutes * most}.`,
      fix: adviceFor(words),
    },
  ];
}

/** Returns the minutes that fit, or the number of words to add or to remove. */
function adviceFor(words: number): NonNullable<Diagnostic['fix']> {
  const { least, most } = wordsPerMinute;
  const minMinutes = Math.ceil(words / most);
  // A notice of one minute may have fewer words.
  const maxMinutes = Math.max(1, Math.floor(words / least));
  if (minMinutes <= maxMinutes) return { yaml: `minutes: ${minMinutes}` };
  return `Add ${minMinutes * least - words} words for ${minMinutes} minutes, or cut ${words - maxMinutes * most} for ${maxMinutes}.`;
}
