/** All of the text when it has one sentence; `tag` is its language. */
export function firstSentence(text: string, tag: string): string {
  const [first] = new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? '';
}
