export type MarkedText = readonly { readonly text: string; readonly isMarked: boolean }[];

/** Maximum length in characters: two lines on a phone. */
const maxLength = 150;
const sentenceEnds = /(?<=[.!?؟:])\s+/u;
/** A telephone number or another number with its signs, which is one unit, or a word. */
const wordPattern =
  /\(\d{3}\)\s\d{3}-\d{4}|\$?\d(?:[\d.,:-]*\d)?%?(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640'’]*/gu;
export const phonePattern = /(\(\d{3}\)\s\d{3}-\d{4})/u;
/** The space in a telephone number. */
const phoneSpace = /(\(\d{3}\)) (?=\d{3}-\d{4})/gu;

type TermOf = (word: string) => string | undefined;

/**
 * Returns the sentence with the most distinct terms that `termOf` recognizes, and as much of the following text as
 * fits. Marks the words whose term is marked. Telephone numbers get a no-break space.
 */
export function quoteText(
  text: string,
  termOf: TermOf,
  isMarked: (term: string) => boolean = () => true,
): MarkedText {
  const sentences = text.replace(phoneSpace, '$1\u00A0').split(sentenceEnds);
  const counts = sentences.map((sentence) => countTerms(sentence, termOf));
  const start = counts.indexOf(Math.max(...counts));
  const remainingText = sentences.slice(start).join(' ');
  const matchIndex = indexOfFirstMatch(remainingText, termOf);
  return markTerms(excerptAround(remainingText, matchIndex), (word) => {
    const term = termOf(word);
    return term !== undefined && isMarked(term);
  });
}

function countTerms(sentence: string, termOf: TermOf): number {
  return new Set((sentence.match(wordPattern) ?? []).map(termOf).filter((term) => term !== undefined)).size;
}

function indexOfFirstMatch(text: string, termOf: TermOf): number {
  for (const { 0: word, index } of text.matchAll(wordPattern)) if (termOf(word) !== undefined) return index;
  return 0;
}

function excerptAround(text: string, position: number): string {
  const from = position < maxLength * 0.7 ? 0 : text.indexOf(' ', position - maxLength / 3) + 1;
  const tail = text.slice(from);
  const excerpt = tail.length <= maxLength ? tail : tail.slice(0, tail.lastIndexOf(' ', maxLength));
  return `${from === 0 ? '' : '… '}${excerpt}${excerpt === tail ? '' : ' …'}`;
}

function markTerms(text: string, isMarked: (word: string) => boolean): MarkedText {
  const segments: { text: string; isMarked: boolean }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!isMarked(word)) continue;
    segments.push({ text: text.slice(end, index), isMarked: false }, { text: word, isMarked: true });
    end = index + word.length;
  }
  return [...segments, { text: text.slice(end), isMarked: false }].filter((segment) => segment.text !== '');
}
