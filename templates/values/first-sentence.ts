/** Shortens a text to its first sentence. */

/** Returns the first sentence of `text`, or all of it when it has one sentence. `tag` is the language of the text. */
export function firstSentence(text: string, tag: string): string {
  const [first] = new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? '';
}
