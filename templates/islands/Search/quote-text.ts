/** Quotes the line of a text that matches a query, and marks the words of the query. */

/** A line in pieces, in order. */
export type MarkedText = readonly { readonly text: string; readonly isMarked: boolean }[];

/** Maximum length: two lines on a phone. */
const longest = 150;
const sentenceEnds = /(?<=[.!?؟:])\s+/u;
const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640'’]*/gu;

/**
 * Returns the sentence with the most distinct terms that `termOf` recognises, and as much of the following text as
 * fits.
 */
export function quoteText(text: string, termOf: (word: string) => string | undefined): MarkedText {
  const sentences = text.split(sentenceEnds);
  const counts = sentences.map((sentence) => countTerms(sentence, termOf));
  const start = counts.indexOf(Math.max(...counts));
  const rest = sentences.slice(start).join(' ');
  const first = firstMark(rest, termOf);
  return mark(cut(rest, first), termOf);
}

function countTerms(sentence: string, termOf: (word: string) => string | undefined): number {
  return new Set((sentence.match(words) ?? []).map(termOf).filter((term) => term !== undefined)).size;
}

function firstMark(text: string, termOf: (word: string) => string | undefined): number {
  for (const { 0: word, index } of text.matchAll(words)) if (termOf(word) !== undefined) return index;
  return 0;
}

/** Returns a piece around a position, cut between words. */
function cut(text: string, place: number): string {
  const from = place < longest * 0.7 ? 0 : text.indexOf(' ', place - longest / 3) + 1;
  const tail = text.slice(from);
  const piece = tail.length <= longest ? tail : tail.slice(0, tail.lastIndexOf(' ', longest));
  return `${from === 0 ? '' : '… '}${piece}${piece === tail ? '' : ' …'}`;
}

function mark(text: string, termOf: (word: string) => string | undefined): MarkedText {
  const pieces: { text: string; isMarked: boolean }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (termOf(word) === undefined) continue;
    pieces.push({ text: text.slice(end, index), isMarked: false }, { text: word, isMarked: true });
    end = index + word.length;
  }
  return [...pieces, { text: text.slice(end), isMarked: false }].filter((piece) => piece.text !== '');
}
