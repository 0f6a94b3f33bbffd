/** Reads the text of generated HTML, and its sentences. Where a line may not break is not read: no-break spaces come out as spaces. */

const comments = /<!(?:--[\s\S]*?--|[^>]*)>/gu;
const ignoredElements = /<(script|style|svg)\b[\s\S]*?<\/\1>/gu;
const tags = /<\/?([a-z][\w-]*)(?:"[^"]*"|[^">])*>/giu;
const inline = 'a|abbr|b|bdi|cite|em|i|small|span|strong|time';
const isInline = new RegExp(`^(?:${inline})$`, 'iu');
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
};

/**
 * What is read aloud, with a line feed where an element begins or ends that is no part of a line. Scripts, styles and
 * drawings are passed over.
 */
export function readText(html: string): string {
  const text = html
    .replace(comments, '')
    .replace(ignoredElements, '\n')
    .replace(tags, (_, name: string) => (isInline.test(name) ? '' : '\n'));
  return withPlainSpaces(text).replace(
    /&(#x[0-9a-fA-F]+|#\d+|[a-z]+);/gu,
    (whole, name: string) => entities[name] ?? whole,
  );
}

/**
 * The text or HTML without what only says where a line may not break, no-break spaces and word joiners, to be
 * compared with words of the content.
 */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

const hiddenTexts = /<meta name="description" content="([^"]*)"|\s(?:alt|aria-label|placeholder)="([^"]+)"/gu;
/** Where two elements of a line meet, or a note begins: they are shown apart, below or beside each other. */
const elementBoundary = new RegExp(`(?<=</(?:${inline})>)(?=<(?:${inline})\\b)|(?=<small\\b)`, 'gu');
/** Marks of direction. */
const invisible = /[\u2066-\u2069]/gu;

/**
 * The sentences of a page in its order, then those that are not seen: its description and the names of pictures and
 * fields. A text without an end, such as a heading, is a sentence, too.
 */
export function listSentences(html: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const hidden = Array.from(html.matchAll(hiddenTexts), ([, description, name]) => description ?? name ?? '');
  return `${readText(html.replaceAll(elementBoundary, '\n'))}\n${readText(hidden.join('\n'))}`
    .replace(invisible, '')
    .split('\n')
    .flatMap((block) =>
      Array.from(segmenter.segment(block), ({ segment }) => segment.replace(/\s+/gu, ' ').trim()),
    )
    .filter((sentence) => sentence !== '');
}
