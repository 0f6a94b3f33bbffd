/** Reads the text of generated HTML, and its sentences. Where a line may not break is not read: no-break spaces come out as spaces. */

/** An opening tag: its name in small letters and its attributes as written. */
export type OpenTag = { readonly name: string; readonly attributes: string };

const token =
  /<!--[\s\S]*?-->|<(?<close>\/?)(?<name>[a-zA-Z][\w-]*)(?<attributes>(?:"[^"]*"|[^">])*)>|[^<]+/gu;
const isVoid = /^(?:area|base|br|circle|col|embed|hr|img|input|line|link|meta|path|source|use|wbr)$/u;
const isInline = /^(?:a|abbr|b|bdi|cite|em|i|small|span|strong|time)$/u;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
};

/**
 * What is read aloud, with a line feed where an element begins or ends that is no part of a line. Elements for
 * which `leaveOut` is true are passed over, and so are scripts, styles and drawings.
 */
export function readText(html: string, leaveOut: (tag: OpenTag) => boolean = () => false): string {
  const open: Element[] = [];
  let text = '';
  for (const match of html.matchAll(token)) {
    const { close, name, attributes = '' } = match.groups ?? {};
    if (!open.some(({ isOut }) => isOut)) text += name === undefined ? decode(match[0]) : breakAt(name);
    if (name === undefined) continue;
    const tag = { name: name.toLowerCase(), attributes };
    if (close === '/') closeTag(open, tag);
    else openTag(open, tag, leaveOut);
  }
  return text;
}

/**
 * The text or HTML without what only says where a line may not break, no-break spaces and word joiners, to be
 * compared with words of the content.
 */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

function breakAt(name: string): string {
  return isInline.test(name.toLowerCase()) ? '' : '\n';
}

type Element = { readonly name: string; readonly isOut: boolean };

function openTag(open: Element[], tag: OpenTag, leaveOut: (tag: OpenTag) => boolean): void {
  if (isVoid.test(tag.name) || tag.attributes.endsWith('/')) return;
  open.push({ name: tag.name, isOut: /^(?:script|style|svg)$/u.test(tag.name) || leaveOut(tag) });
}

/** Closes an element with everything that was left open inside it. */
function closeTag(open: Element[], { name }: OpenTag): void {
  const index = open.findLastIndex((tag) => tag.name === name);
  if (index >= 0) open.splice(index);
}

function decode(text: string): string {
  if (text.startsWith('<!--')) return '';
  return withPlainSpaces(text).replace(
    /&(#x[0-9a-fA-F]+|#\d+|[a-z]+);/gu,
    (whole, name: string) => entities[name] ?? whole,
  );
}

const unseen = /<meta name="description" content="([^"]*)"|\s(?:alt|aria-label|placeholder)="([^"]+)"/gu;
/** Where parts of a card meet that stand below each other. */
const seam = /(?<=<\/(?:a|span|strong)>)(?=<(?:a|span|strong)\b)/gu;
/** Marks of direction. */
const invisible = /[\u2066-\u2069]/gu;

/**
 * The sentences of a page in its order, then those that are not seen: its description and the names of pictures and
 * fields. A text without an end, such as a heading, is a sentence, too.
 */
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
