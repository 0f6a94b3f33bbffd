import { hash } from 'node:crypto';
import {
  type SearchIndex,
  type SearchPage,
  type SearchWords,
  searchEntry,
} from '../../../templates/islands/Search/search-data.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { assetsFolder } from '../bundle/run-esbuild.ts';
import { pageTypeOf, type SiteModel } from '../model/site-model.ts';
import type { RenderedPage } from '../render/render-site.ts';

export function buildSearch(
  { searchWords }: SiteModel,
  pages: readonly RenderedPage[],
): readonly OutputFile[] {
  const indexes = Object.entries(searchWords).map(([tag, words]) => {
    const indexed = pages.filter(({ page }) => page.language.tag === tag && isSearchable(page));
    const contents = formatIndex(words, indexed);
    const digest = hash('sha256', contents).slice(0, 8).toUpperCase();
    return { tag, file: { path: `${assetsFolder}/search-${tag}-${digest}.json`, contents } };
  });
  const addresses = Object.fromEntries(indexes.map(({ tag, file }) => [tag, `/${file.path}`]));
  return [
    ...indexes.map(({ file }) => file),
    { path: searchEntry.slice(1), contents: `${JSON.stringify(addresses)}\n` },
  ];
}

type Page = RenderedPage['page'];

/** Later pages of a list only repeat the content of other pages. */
const isSearchable = (page: Page): boolean =>
  page.route.indexed && page.route.pagination.number === 1 && pageTypeOf(page).searchWeight !== false;

function formatIndex(words: SearchWords, pages: readonly RenderedPage[]): string {
  const index: SearchIndex = {
    ...words,
    pages: pages.map(({ page, searchText }): SearchPage => {
      const { searchWeight } = pageTypeOf(page);
      const weight = typeof searchWeight === 'number' ? searchWeight : undefined;
      return { href: page.address, title: page.label, weight, ...searchText };
    }),
  };
  return JSON.stringify(index);
}
