/** Reads out of the HTML of a page what can be searched: its sections, each with its anchor, its heading and its text. */
import type { SearchPage, SearchSection } from '../../../templates/islands/Search/search-index.ts';
import { unsearchedSections } from '../../../templates/unsearched-sections.ts';

/** Characters of a section: its answer stands first, and an index is as long as all sections of a language together. */
const longestText = 250;

/** A tag with its name and its attributes, or the text before the next one. */
const parts = /<(\/?)([a-z][a-z\d]*)([^>]*)>|([^<]+)/gu;
const controls: ReadonlySet<string> = new Set(['nav', 'svg', 'form', 'button', 'script', 'template']);
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** Elements in the middle of a word or a sentence; all others end it. */
const inline: ReadonlySet<string> = new Set(['a', 'b', 'bdi', 'i', 'span', 'strong', 'wbr']);
const headings = /^(?:h[2-6]|summary)$/u;

/** What an index says of a page by its HTML alone. */
export type SearchText = Pick<SearchPage, 'about' | 'summary' | 'sections'>;

/** Reads a page. Our own renderer escapes every `>` and writes attributes in double quotes, so that a pattern is enough. */
export function extractSearchText(html: string): SearchText {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const heading = tidy(/<h1[^>]*>(.*?)<\/h1>/su.exec(main)?.[1]?.replace(/<[^>]+>/gu, '') ?? '');
  // The element of the main part is none that a section could be found at.
  const sections = readSections(main.replace(/^<main[^>]*>/u, '').replace(/<h1.*?<\/h1>/su, ''))
    .map(({ anchor, heading, text }): SearchSection => [anchor, tidy(heading), shorten(tidy(text))])
    .filter(([, title, text]) => text !== '' || title !== '');
  return { about: `${heading}. ${meta(html, 'keywords')}`, summary: meta(html, 'description'), sections };
}

function meta(html: string, name: string): string {
  return tidy(new RegExp(`<meta name="${name}" content="([^"]*)"`, 'u').exec(html)?.[1] ?? '');
}

type OpenElement = { readonly name: string; readonly id: string | undefined; readonly isSkipped: boolean };
type OpenSection = { anchor: string; heading: string; text: string };

/** Cuts the main part at its headings. */
function readSections(html: string): readonly OpenSection[] {
  const open: OpenElement[] = [];
  const sections: OpenSection[] = [{ anchor: '', heading: '', text: '' }];
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(parts)) {
    const isSearchable = open.at(-1)?.isSkipped !== true;
    if (isSearchable) addText(sections, open, text ?? (inline.has(name) ? '' : ' '));
    if (slash === '/') open.splice(open.findLastIndex((each) => each.name === name));
    if (slash !== '' || voidElements.has(name) || attributes.endsWith('/')) continue;
    const id = / id="([^"]+)"/u.exec(attributes)?.[1];
    if (isSearchable) placeSection(sections, open, { name, id });
    open.push({ name, id, isSkipped: !isSearchable || isSkipped(name, id, attributes) });
  }
  return sections;
}

function addText(sections: readonly OpenSection[], open: readonly OpenElement[], text: string): void {
  const section = sections.at(-1);
  if (section !== undefined)
    section[open.some(({ name }) => headings.test(name)) ? 'heading' : 'text'] += text;
}

/** A heading begins a section, which is found at the nearest id around it; what is folded, at an id inside. */
function placeSection(
  sections: OpenSection[],
  open: readonly OpenElement[],
  { name, id }: Omit<OpenElement, 'isSkipped'>,
): void {
  if (headings.test(name) && open.at(-1)?.name !== 'summary') {
    const anchor = open.findLast((each) => each.id !== undefined)?.id ?? id ?? '';
    sections.push({ anchor, heading: '', text: '' });
    return;
  }
  // A link to something in a fold unfolds it; one to what it stands in does not.
  const section = sections.at(-1);
  if (section !== undefined && id !== undefined && open.some((each) => each.name === 'details'))
    section.anchor = id;
}

function isSkipped(name: string, id: string | undefined, attributes: string): boolean {
  if (id !== undefined && unsearchedSections.includes(id)) return true;
  return controls.has(name) || / aria-hidden="true"| data-island="/u.test(attributes);
}

function shorten(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, text.lastIndexOf(' ', longestText))} …`;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** As it is read: without marks of direction and line breaks, with plain spaces. */
function tidy(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|#x27);/gu, (entity, name: string) => entities[name] ?? entity)
    .replace(/[\u2060\u2066-\u2069]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
