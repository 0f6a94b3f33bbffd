/** The groups of the site map page. */
import { type CollectionName, collections, type SiteContent } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type { SiteMapGroup } from '../contract/page-context.ts';

/** Returns the groups in the navigation settings: the pages of each, then the sorted records of its collections. */
export function listSiteMap({ content, link }: LanguageTools): SiteMapGroup[] {
  return content.facts.navigation.siteMap.map(({ group, pages = [], collections: names = [] }) => ({
    group,
    pages: [...pages, ...names.flatMap((name) => recordPaths(name, content))].map(link),
  }));
}

/** Returns the addresses of the records of a collection, sorted by `order`, or newest first for posts. */
function recordPaths(name: CollectionName, { recordFacts }: SiteContent): string[] {
  const records: readonly (readonly [string, OrderedFacts])[] = [...recordFacts[name]];
  return records
    .toSorted(([idA, a], [idB, b]) => sortKeyOf(a) - sortKeyOf(b) || (idA < idB ? -1 : 1))
    .map(([id]) => collections[name].path.replace(':id', id));
}

type OrderedFacts = { readonly order: number } | { readonly published: string };

function sortKeyOf(facts: OrderedFacts): number {
  return 'order' in facts ? facts.order : -Date.parse(facts.published);
}
