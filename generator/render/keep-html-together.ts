/**
 * Keeps numbers and their words together in the HTML that React has made, where all words of a page pass, whoever
 * printed them, and where a number and its noun meet that stand in different elements.
 *
 * Nothing but text changes: tags and their attributes stay byte for byte what they were. So does everything inside
 * an island, because the browser makes the same HTML again, and has no need to know of typography.
 */
import { keepHeadingTogether, keepHyphens, keepLeadTogether, keepTogether } from '../text/keep-together.ts';

/** The HTML with no-break spaces in its text. It must be React's: well formed, with `<` and `>` escaped. */
export function keepHtmlTogether(html: string): string {
  let kept = '';
  let from = 0;
  for (const { index } of html.matchAll(islandStart)) {
    const end = endOfElement(html, index);
    kept += keepPartTogether(html.slice(from, index)) + html.slice(index, end);
    from = end;
  }
  return kept + keepPartTogether(html.slice(from));
}

/** The host of an island; none stands in another. */
const islandStart = /<div(?=\s)[^>]*\sdata-island="/gu;

/** Where the `div` ends that starts at `start`. */
function endOfElement(html: string, start: number): number {
  const tag = /<(\/?)div(?=[\s>])[^>]*>/gu;
  tag.lastIndex = start;
  let depth = 0;
  for (let found = tag.exec(html); found !== null; found = tag.exec(html)) {
    depth += found[1] === '/' ? -1 : 1;
    if (depth === 0) return tag.lastIndex;
  }
  throw new Error('An island is not closed: its HTML is not well formed.');
}

/**
 * Text with the elements that a line goes through, or a tag that ends it: other elements may stand apart, by their
 * style if not by themselves.
 */
const line = /(?:[^<]+|<\/?(?:a|b|bdi|em|i|strong|time)(?=[\s>])[^>]*>|<!--[^>]*>)+|<[^>]*>/gu;
const startOfHeading = /^<h[1-6](?=[\s>])/u;
const startOfLead = /^<p class="lead"/u;
const endOfEither = /^<\/(?:h[1-6]|p)>/u;
const headingOrLink = /<(h[1-6]|a)(?=[\s>])[^>]*>.*?<\/\1>/gsu;
const tagEntityOrText = /<[^>]*>|&(?:#x?[0-9a-f]+|[a-z]+);|[^<&]+|&/giu;

function keepPartTogether(html: string): string {
  return keepCompounds(keepLinesTogether(html));
}

function keepLinesTogether(html: string): string {
  let keep = keepTogether;
  return html.replace(line, (part) => {
    if (startOfHeading.test(part)) keep = keepHeadingTogether;
    else if (startOfLead.test(part)) keep = keepLeadTogether;
    else if (endOfEither.test(part)) keep = keepTogether;
    return keepLineTogether(part, keep);
  });
}

/** The same with whole compounds in headings and links, after the counting of characters. */
function keepCompounds(html: string): string {
  return html.replace(headingOrLink, (element) =>
    element.replace(tagEntityOrText, (part) => (/^[<&]/u.test(part) ? part : keepHyphens(part))),
  );
}

function keepLineTogether(html: string, keep: (text: string) => string): string {
  // Words are judged with one character for each entity. Only the ampersand matters; a quote stands for the others.
  const judged = html.replace(tagEntityOrText, (part) => {
    if (part.startsWith('<')) return '';
    return part.startsWith('&') ? (part === '&amp;' ? '&' : '"') : part;
  });
  const kept = keep(judged);
  if (kept === judged) return html;
  let at = 0;
  return html.replace(tagEntityOrText, (part) => {
    if (part.startsWith('<')) return part;
    const start = at;
    at += part.startsWith('&') ? 1 : part.length;
    return part.replaceAll(' ', (space: string, index: number) => kept[start + index] ?? space);
  });
}
