import { unescapeHtml } from '../../pipeline/render/escape.ts';

const comments = /<!(?:--[\s\S]*?--|[^>]*)>/gu;
const ignoredElements = /<(script|style|svg)\b[\s\S]*?<\/\1>/gu;
const tags = /<\/?([a-z][\w-]*)(?:"[^"]*"|[^">])*>/giu;
const inlineElements = 'a|abbr|b|bdi|cite|em|i|small|span|strong|time';
const isInline = new RegExp(`^(?:${inlineElements})$`, 'iu');

/** With a line feed at the edges of block elements, and without scripts, styles and SVG images. */
export function readText(html: string): string {
  const text = html
    .replace(comments, '')
    .replace(ignoredElements, '\n')
    .replace(tags, (_, name: string) => (isInline.test(name) ? '' : '\n'));
  return unescapeHtml(withPlainSpaces(text));
}

/** So that the text can be compared with the content. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

const attributeTexts =
  /<meta name="description" content="([^"]*)"|\s(?:alt|aria-label|placeholder)="([^"]+)"/gu;
/** Matches between two adjacent inline elements and before `small`, because these are displayed apart. */
const elementBoundary = new RegExp(
  `(?<=</(?:${inlineElements})>)(?=<(?:${inlineElements})\\b)|(?=<small\\b)`,
  'gu',
);
/** Isolate characters, which mark the direction of a text. */
const isolates = /[\u2066-\u2069]/gu;

/** In order; then description, `alt`, `aria-label` and `placeholder`. A heading counts as a sentence. */
export function listSentences(html: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const attributes = Array.from(
    html.matchAll(attributeTexts),
    ([, description, name]) => description ?? name ?? '',
  );
  return `${readText(html.replaceAll(elementBoundary, '\n'))}\n${readText(attributes.join('\n'))}`
    .replace(isolates, '')
    .split('\n')
    .flatMap((block) =>
      Array.from(segmenter.segment(block), ({ segment }) => segment.replace(/\s+/gu, ' ').trim()),
    )
    .filter((sentence) => sentence !== '');
}
