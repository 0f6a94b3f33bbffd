import type { WrittenRecord } from '../../content-index.ts';
import { valueAt } from '../../data-path.ts';
import type { Problem, Rule, RuleContext } from '../../rule.ts';

const wordsPerMinute = { least: 200, most: 240 };
/** The fields of a post that visitors read. */
const fields = ['title', 'excerpt', 'blocks'];

export const textReadTime = {
  id: 'text/read-time',
  severity: 'error',
  summary: 'A post has 200 to 240 words for each minute of its read time, a notice of one minute fewer.',
  run: checkReadTime,
} satisfies Rule;

function checkReadTime({ records, sourceLanguage, countWords }: RuleContext): Problem[] {
  if (sourceLanguage === undefined) return [];
  return records('blog').flatMap((post) => {
    const words = countWords({ collection: 'blog', id: post.id, fields });
    return words === undefined ? [] : checkPost(post, words, sourceLanguage);
  });
}

function checkPost(post: WrittenRecord, words: number, language: string): Problem | [] {
  const minutes = valueAt(post.data, ['minutes']);
  if (typeof minutes !== 'number' || minutes < 1) return [];
  const { least, most } = wordsPerMinute;
  const leastWords = minutes === 1 ? 1 : minutes * least;
  if (words >= leastWords && words <= minutes * most) return [];
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return {
    location: { file: post.file, path: ['minutes'] },
    key: 'minutes',
    message: `The ${name} text has ${words} words, and ${minutes} minutes are ${leastWords} to ${minutes * most}.`,
    fix: adviceFor(words),
  };
}

function adviceFor(words: number): NonNullable<Problem['fix']> {
  const { least, most } = wordsPerMinute;
  const minMinutes = Math.ceil(words / most);
  // A notice of one minute may have fewer words.
  const maxMinutes = Math.max(1, Math.floor(words / least));
  if (minMinutes <= maxMinutes) return { yaml: `minutes: ${minMinutes}` };
  return `Add ${minMinutes * least - words} words for ${minMinutes} minutes, or cut ${words - maxMinutes * most} for ${maxMinutes}.`;
}
