import type { LanguageTexts, SiteContent } from '../../schema/index.ts';
import type { LanguageTools, LazyObject } from '../contract/language-tools.ts';
import type {
  LanguageContext,
  Link,
  NavigationEntry,
  NavigationLink,
  PageContext,
} from '../contract/page-context.ts';
import { buildChatData } from '../islands/Chat/chat-data.ts';
import { buildSearchTexts, type SearchWords } from '../islands/Search/search-data.ts';
import { indexTowns, type TownIndex } from '../islands/TownFilter/find-towns.ts';
import { type DrawnMaps, drawSiteMaps } from '../maps/site-maps.ts';
import { buildLanguageContext } from './build-context.ts';
import { withLazyProperties } from './with-lazy-properties.ts';

/** Values that are the same in every language. */
export type SiteContext = { readonly maps: DrawnMaps };

/** A function for each value that does not depend on the language, called on first access. */
export function buildSiteContext(content: SiteContent) {
  return { maps: () => drawSiteMaps(content) };
}

export function joinLanguage(tools: LanguageTools, siteContext: SiteContext): LanguageContext {
  return buildLanguageContext(tools, siteContext);
}

/** The properties of a single page. */
export type PageProperties = Pick<
  PageContext,
  'path' | 'label' | 'languages' | 'pagination' | 'lastModified'
> & {
  /** Addresses without a language, from the home page to the parent page. */
  readonly ancestors: readonly string[];
};

export function createPageContext(
  shared: LanguageContext,
  properties: PageProperties,
  lazyObject: LazyObject,
): PageContext {
  const ownProperties = lazyObject<
    Omit<PageProperties, 'ancestors'> & Pick<PageContext, 'navigation' | 'breadcrumbs'>
  >({
    path: () => properties.path,
    label: () =>
      properties.pagination.number === 1
        ? properties.label
        : shared.ui.common.page({ number: properties.pagination.number }),
    pagination: () => properties.pagination,
    lastModified: () => properties.lastModified,
    languages: () => properties.languages,
    navigation: () => markCurrent(shared.navigation, properties.path, properties.ancestors),
    breadcrumbs: () => properties.ancestors.map((path): Link => shared.link(path)),
  });
  return withLazyProperties(shared, ownProperties);
}

function markCurrent(
  navigation: LanguageContext['navigation'],
  path: string,
  ancestors: readonly string[],
): PageContext['navigation'] {
  const markLink = ({ path: linkPath, ...link }: NavigationEntry): NavigationLink => ({
    ...link,
    current:
      linkPath === path ? 'page' : linkPath !== '/' && ancestors.includes(linkPath) ? 'section' : undefined,
  });
  const entries = Object.entries(navigation).map(([bar, links]) => [bar, links.map(markLink)]);
  // Object.fromEntries loses the key type; the input has the same keys.
  return Object.fromEntries(entries) as PageContext['navigation'];
}

export function buildSearchWords({ facts }: SiteContent, { files, records }: LanguageTexts): SearchWords {
  const { ignored, synonyms } = files.search;
  const places = [...records.counties].map(([county, { label }]) => ({
    say: facts.towns.towns
      .filter((town) => town.county === county)
      .map(({ id, name }) => files.towns.towns[id] ?? name),
    mean: label,
  }));
  return { ignored, synonyms, places, arabicForms: facts['chat-keywords'].arabicForms };
}

/** By the name of the constant in the script; `contexts` contains every language. */
export function buildScriptData(
  { facts, texts: textsByLanguage }: SiteContent,
  contexts: ReadonlyMap<string, LanguageContext>,
): Readonly<Record<string, unknown>> {
  const keywords = facts['chat-keywords'];
  const chat = buildChatData(keywords, contexts);
  const search = [...contexts].map(([tag, context]) => [tag, buildSearchTexts(context)]);
  return {
    CHAT_DATA: chat.data,
    CHAT_TEXTS: chat.texts,
    SEARCH_TEXTS: Object.fromEntries(search),
    TOWN_INDEX: {
      towns: indexTowns(new Map([...contexts].map(([tag, { towns }]) => [tag, towns]))),
      around: [...contexts.keys()].flatMap(
        (tag) => textsByLanguage.get(tag)?.files.search.aroundPlaces ?? [],
      ),
      similarWords: facts.towns.similarWords,
    } satisfies TownIndex,
  };
}
