/** Extracts the searchable text of a page from its HTML: sections with anchor, heading and text. */
import type { SearchPage, SearchSection } from '../../../templates/islands/Search/search-index.ts';
import { unsearchedSections } from '../../../templates/unsearched-sections.ts';

/**
 * Maximum characters of a section. An index contains all sections of a language, and a section starts with its main
 * statement.
 */
const longestText = 250;

/** A tag with its name and attributes, or a text. */
const parts = /<(\/?)([a-z][a-z\d]*)([^>]*)>|([^<]+)/gu;
const controls: ReadonlySet<string> = new Set(['nav', 'form', 'button', 'script', 'template']);
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** Inline elements, which do not separate words. */
const inline: ReadonlySet<string> = new Set(['a', 'b', 'bdi', 'i', 'span', 'strong', 'wbr']);
const headings = /^(?:h[2-6]|summary)$/u;

/** The parts of an index entry that come from the HTML. */
export type SearchText = Pick<SearchPage, 'about' | 'summary' | 'sections'>;

/**
 * Extracts the search text of a page. A pattern is sufficient because our renderer escapes every `>` and writes
 * attributes in double quotes.
 */
export function extractSearchText(html: string): SearchText {
  // Drawings have no searchable text and many tags.
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<svg.*?<\/svg>/gsu, ' ');
  const heading = tidy(/<h1[^>]*>(.*?)<\/h1>/su.exec(main)?.[1]?.replace(/<[^>]+>/gu, '') ?? '');
  // The id of the main element is not the anchor of a section.
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

/** Splits the main part at its headings. */
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

/** A heading starts a section. Its anchor is the nearest enclosing id, or an id inside `details`. */
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
  // A link to an id inside `details` opens it; a link to the element around it does not.
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

/** Returns plain text: without direction marks and line breaks, with normal spaces. */
function tidy(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|#x27);/gu, (entity, name: string) => entities[name] ?? entity)
    .replace(/[\u2060\u2066-\u2069]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
