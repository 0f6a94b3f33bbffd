/** What the pages of the site read of all records: joined once, then once for each language, then for each page. */
import type { SiteContent } from '../../schema/index.ts';
import { buildChatTexts } from '../islands/Chat/chat-texts.ts';
import { compileVocabulary } from '../islands/Chat/compile-vocabulary.ts';
import type { LanguageTools } from '../language-tools.ts';
import { type DrawnMaps, drawSiteMaps } from '../maps/plan-maps.ts';
import type { Link, NavigationLink, PageContext } from '../page-context.ts';
import { buildLanguageContext, type LanguageContext, type NavigationEntry } from './build-context.ts';

export type { LanguageContext } from './build-context.ts';

/** What is the same in every language. */
export type JoinedSite = { readonly maps: DrawnMaps };

/** Joins what needs no words. */
export function joinSite(content: SiteContent): JoinedSite {
  return { maps: drawSiteMaps(content) };
}

/** Joins what the pages of a language share. */
export function joinLanguage(tools: LanguageTools, { maps }: JoinedSite): LanguageContext {
  return buildLanguageContext(tools, maps);
}

/** What differs from page to page. */
export type PagePlace = Pick<PageContext, 'path' | 'label' | 'languages'> & {
  /** Addresses without a language, from the home page to the page above. */
  readonly ancestors: readonly string[];
};

/** The context of a page. */
export function placeOnPage(shared: LanguageContext, { ancestors, ...place }: PagePlace): PageContext {
  return {
    ...shared,
    ...place,
    navigation: markCurrent(shared.navigation, place.path, ancestors),
    breadcrumbs: ancestors.map((path): Link => shared.link(path)),
  };
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

/** Data that scripts are made with, by the name under which they read it; contexts are those of all languages. */
export function planScriptData(
  { facts }: SiteContent,
  contexts: ReadonlyMap<string, LanguageContext>,
): Readonly<Record<string, unknown>> {
  const keywords = facts['chat-keywords'];
  const texts = [...contexts].map(([tag, context]) => [tag, buildChatTexts(context, keywords)]);
  return { CHAT_TEXTS: Object.fromEntries(texts), CHAT_VOCABULARY: compileVocabulary(keywords) };
}
