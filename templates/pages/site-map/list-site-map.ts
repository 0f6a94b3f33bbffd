/** The groups of the site map page. */
import { type CollectionName, collections, type SiteContent } from '../../../schema/index.ts';
import type { LanguageTools } from '../../language-tools.ts';
import type { SiteMapGroup } from '../../page-context.ts';

/** Returns every group of the settings: its pages, then the records of its collections in their order. */
export function listSiteMap({ content, link }: LanguageTools): SiteMapGroup[] {
  return content.facts.navigation.siteMap.map(({ group, pages = [], collections: names = [] }) => ({
    group,
    pages: [...pages, ...names.flatMap((name) => recordPaths(name, content))].map(link),
  }));
}

/** Returns the addresses of the records of a collection by `order`, posts newest first. */
function recordPaths(name: CollectionName, { recordFacts }: SiteContent): string[] {
  const records: readonly (readonly [string, OrderedFacts])[] = [...recordFacts[name]];
  return records
    .toSorted(([idA, a], [idB, b]) => rankOf(a) - rankOf(b) || (idA < idB ? -1 : 1))
    .map(([id]) => collections[name].path.replace(':id', id));
}

type OrderedFacts = { readonly order: number } | { readonly published: string };

function rankOf(facts: OrderedFacts): number {
  return 'order' in facts ? facts.order : -Date.parse(facts.published);
}
