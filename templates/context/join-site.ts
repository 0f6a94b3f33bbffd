/** What the pages of the site read of all records: joined once, then once for each language, then for each page. */
import type { LanguageTexts, SiteContent } from '../../schema/index.ts';
import { buildChatTexts } from '../islands/Chat/chat-texts.ts';
import { compileVocabulary } from '../islands/Chat/compile-vocabulary.ts';
import type { SearchWords } from '../islands/Search/search-index.ts';
import { buildSearchTexts } from '../islands/Search/search-texts.ts';
import { indexTowns } from '../islands/TownFilter/index-towns.ts';
import type { LanguageTools, LazyObject } from '../language-tools.ts';
import { type DrawnMaps, drawSiteMaps } from '../maps/plan-maps.ts';
import type { Link, NavigationLink, PageContext } from '../page-context.ts';
import { buildLanguageContext, type LanguageContext, type NavigationEntry } from './build-context.ts';
import { withLazyProperties } from './with-lazy-properties.ts';

export type { LanguageContext } from './build-context.ts';

/** What is the same in every language. */
export type JoinedSite = { readonly maps: DrawnMaps };

/** How to join what needs no words. */
export function joinSite(content: SiteContent) {
  return { maps: () => drawSiteMaps(content) };
}

/** Joins what the pages of a language share. */
export function joinLanguage(tools: LanguageTools, joined: JoinedSite): LanguageContext {
  return buildLanguageContext(tools, joined);
}

/** What differs from page to page. */
export type PagePlace = Pick<PageContext, 'path' | 'label' | 'languages' | 'part'> & {
  /** Addresses without a language, from the home page to the page above. */
  readonly ancestors: readonly string[];
};

/** The context of a page: what its language shares, and what is its own. */
export function placeOnPage(shared: LanguageContext, place: PagePlace, lazyObject: LazyObject): PageContext {
  const own = lazyObject<Omit<PagePlace, 'ancestors'> & Pick<PageContext, 'navigation' | 'breadcrumbs'>>({
    path: () => place.path,
    label: () =>
      place.part.number === 1 ? place.label : shared.ui.common.page({ number: place.part.number }),
    part: () => place.part,
    languages: () => place.languages,
    navigation: () => markCurrent(shared.navigation, place.path, place.ancestors),
    breadcrumbs: () => place.ancestors.map((path): Link => shared.link(path)),
  });
  return withLazyProperties(shared, own);
}

/** Marks the page itself, and the page of the bars that it stands under. */
function markCurrent(
  navigation: LanguageContext['navigation'],
  path: string,
  ancestors: readonly string[],
): PageContext['navigation'] {
  const mark = ({ path: own, ...link }: NavigationEntry): NavigationLink => ({
    ...link,
    current: own === path ? 'page' : own !== '/' && ancestors.includes(own) ? 'section' : undefined,
  });
  const marked = Object.entries(navigation).map(([bar, links]) => [bar, links.map(mark)]);
  // The keys are those of the input.
  return Object.fromEntries(marked) as PageContext['navigation'];
}

/** What the search of a language knows beside its pages. */
export function planSearchWords({ facts }: SiteContent, { files }: LanguageTexts): SearchWords {
  const { ignored, synonyms } = files.search;
  return { letters: facts['chat-keywords'].letters, ignored, synonyms };
}

/** Data that scripts are made with, by the name under which they read it; contexts are those of all languages. */
export function planScriptData(
  { facts }: SiteContent,
  contexts: ReadonlyMap<string, LanguageContext>,
): Readonly<Record<string, unknown>> {
  const keywords = facts['chat-keywords'];
  const texts = [...contexts].map(([tag, context]) => [tag, buildChatTexts(context, keywords)]);
  const search = [...contexts].map(([tag, context]) => [tag, buildSearchTexts(context)]);
  return {
    CHAT_TEXTS: Object.fromEntries(texts),
    CHAT_VOCABULARY: compileVocabulary(keywords),
    SEARCH_TEXTS: Object.fromEntries(search),
    TOWN_INDEX: indexTowns(new Map([...contexts].map(([tag, { towns }]) => [tag, towns])), keywords.letters),
  };
}
