/** The sentences of a page, those too that are not seen: its description and the names of pictures and fields. */
import { readText } from './read-text.ts';

const unseen = /<meta name="description" content="([^"]*)"|\s(?:alt|aria-label|placeholder)="([^"]+)"/gu;
/** Where parts of a card meet that stand below each other. */
const seam = /(?<=<\/(?:a|span|strong)>)(?=<(?:a|span|strong)\b)/gu;
/** Marks of direction. */
const invisible = /[\u2066-\u2069]/gu;

/** In the order of the page, the unseen ones last. A text without an end, such as a heading, is a sentence, too. */
export function listSentences(html: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const hidden = Array.from(html.matchAll(unseen), ([, description, name]) => description ?? name ?? '');
  return `${readText(html.replaceAll(seam, '\n'))}\n${readText(hidden.join('\n'))}`
    .replace(invisible, '')
    .split('\n')
    .flatMap((block) =>
      Array.from(segmenter.segment(block), ({ segment }) => segment.replace(/\s+/gu, ' ').trim()),
    )
    .filter((sentence) => sentence !== '');
}
