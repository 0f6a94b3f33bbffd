/** Patterns suffice: React and `escapeHtml` quote attributes and escape every `>`, which a test checks. */
import type { SearchPage, SearchSection } from '../../../templates/islands/Search/search-data.ts';
import { unsearchedSections } from '../../../templates/pages/page-type.ts';
import { unescapeHtml } from './escape.ts';

export type References = {
  readonly ids: readonly string[];
  /** Addresses within this site in `href`, `src` and `action`, with anchors. */
  readonly links: readonly string[];
};

export const extractReferences = (html: string): References => ({
  ids: findUniqueMatches(html, / id="([^"]+)"/gu),
  links: findUniqueMatches(html, / (?:href|src|action)="([/#][^"]*)"/gu).map(unescapeHtml),
});

export const findUniqueMatches = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found)),
];

/** An index contains all sections of a language, and a section starts with its main statement. */
const maximumLength = 250;

const tokenPattern = /<(\/?)([a-z][a-z\d]*)([^>]*)>|([^<]+)/gu;
const skippedElements: ReadonlySet<string> = new Set(['nav', 'form', 'button', 'script', 'template']);
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** Inline elements, which do not separate words. */
const inlineElements: ReadonlySet<string> = new Set(['a', 'b', 'bdi', 'i', 'span', 'strong', 'wbr']);
const headingPattern = /^(?:h[2-6]|summary)$/u;

export type SearchText = Pick<SearchPage, 'about' | 'summary' | 'sections'>;

export function extractSearchText(html: string): SearchText {
  // Drawings have no searchable text and many tags.
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<svg.*?<\/svg>/gsu, ' ');
  const heading = tidy(readSections(/<h1[^>]*>(.*?)<\/h1>/su.exec(main)?.[1] ?? '')[0]?.text ?? '');
  // The id of the main element is not the anchor of a section.
  const sections = readSections(main.replace(/^<main[^>]*>/u, '').replace(/<h1.*?<\/h1>/su, ''))
    .map(({ anchor, heading, text }): SearchSection => [anchor, tidy(heading), shorten(tidy(text))])
    .filter(([, title, text]) => text !== '' || title !== '');
  return {
    about: `${heading}. ${readMeta(html, 'keywords')}`,
    summary: readMeta(html, 'description'),
    sections,
  };
}

const readMeta = (html: string, name: string): string =>
  tidy(new RegExp(`<meta name="${name}" content="([^"]*)"`, 'u').exec(html)?.[1] ?? '');

type OpenElement = { readonly name: string; readonly id: string | undefined; readonly isSkipped: boolean };
type OpenSection = { anchor: string; heading: string; text: string };

function readSections(html: string): readonly OpenSection[] {
  const openElements: OpenElement[] = [];
  const sections: OpenSection[] = [{ anchor: '', heading: '', text: '' }];
  let previousSlash: string | undefined;
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(tokenPattern)) {
    const isSearchable = openElements.at(-1)?.isSkipped !== true;
    const separator = separatorBefore(name, slash, previousSlash);
    if (isSearchable) addText(sections, openElements, text ?? separator);
    previousSlash = slash;
    if (slash === '/') openElements.splice(openElements.findLastIndex((element) => element.name === name));
    if (slash !== '' || voidElements.has(name) || attributes.endsWith('/')) continue;
    const id = / id="([^"]+)"/u.exec(attributes)?.[1];
    if (isSearchable) updateSections(sections, openElements, { name, id });
    openElements.push({ name, id, isSkipped: !isSearchable || isSkipped(name, id, attributes) });
  }
  return sections;
}

/** Inline elements that directly follow each other, such as two links, are separated by styles. */
function separatorBefore(name: string, slash: string | undefined, previousSlash: string | undefined): string {
  const followsElement = slash === '' && previousSlash === '/';
  return inlineElements.has(name) && !followsElement ? '' : ' ';
}

function addText(sections: readonly OpenSection[], openElements: readonly OpenElement[], text: string): void {
  const section = sections.at(-1);
  const isHeading = openElements.some(({ name }) => headingPattern.test(name));
  if (section !== undefined) section[isHeading ? 'heading' : 'text'] += text;
}

/** The anchor is the nearest id around the heading, or its own. A later id inside `details` replaces it. */
function updateSections(
  sections: OpenSection[],
  openElements: readonly OpenElement[],
  { name, id }: Omit<OpenElement, 'isSkipped'>,
): void {
  if (headingPattern.test(name) && openElements.at(-1)?.name !== 'summary') {
    const anchor = openElements.findLast((element) => element.id !== undefined)?.id ?? id ?? '';
    sections.push({ anchor, heading: '', text: '' });
    return;
  }
  // A link to an id inside `details` opens it; a link to the element around it does not.
  const section = sections.at(-1);
  if (section !== undefined && id !== undefined && openElements.some((element) => element.name === 'details'))
    section.anchor = id;
}

function isSkipped(name: string, id: string | undefined, attributes: string): boolean {
  if (id !== undefined && unsearchedSections.includes(id)) return true;
  // A hidden span repeats for screen readers what is visible beside it.
  if (name === 'span' && / class="visually-hidden"/u.test(attributes)) return true;
  return skippedElements.has(name) || / aria-hidden="true"| data-island="/u.test(attributes);
}

const shorten = (text: string): string =>
  text.length <= maximumLength ? text : `${text.slice(0, text.lastIndexOf(' ', maximumLength))} …`;

/** With decoded entities and single normal spaces, without isolate characters. */
function tidy(text: string): string {
  return unescapeHtml(text)
    .replace(/[\u2066-\u2069]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
