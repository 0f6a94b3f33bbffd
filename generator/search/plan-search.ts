/** One index per language, of all pages that are to be found, and the file by which browsers learn where each lies. */
import { hash } from 'node:crypto';
import {
  type SearchIndex,
  type SearchPage,
  type SearchWords,
  searchEntry,
} from '../../templates/islands/Search/search-index.ts';
import { assetsFolder } from '../bundle/run-esbuild.ts';
import { kindOf } from '../model/kind-of.ts';
import { type Memory, noMemory } from '../model/memory.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import { keyOf } from '../store/keys.ts';
import { type Excerpt, excerptPage } from './excerpt-page.ts';

/** Of these languages, as far as there are pages; nothing is read again of a page that is as it was. */
export function planSearch(
  { languages, searchWords }: SiteModel,
  pages: readonly RenderedPage[],
  { derive }: Memory = noMemory,
): readonly OutputFile[] {
  const indexes = languages.map(({ language }) => {
    const words = searchWords[language.tag];
    const found = pages.filter(({ page }) => page.language.tag === language.tag && isFound(page));
    const make = () => formatIndex(words, found, derive);
    const known = found.map(({ page, file }) => [file.sha256, page.label, weightOf(page)]);
    // The text is made when it is written, the hash once.
    const sha256 = derive(keyOf('search', words, known), () => hash('sha256', make()))();
    const path = `${assetsFolder}/search-${language.tag}-${sha256.slice(0, 8).toUpperCase()}.json`;
    return {
      tag: language.tag,
      file: {
        path,
        sha256,
        get contents() {
          return make();
        },
      },
    };
  });
  const addresses = Object.fromEntries(indexes.map(({ tag, file }) => [tag, `/${file.path}`]));
  return [
    ...indexes.map(({ file }) => file),
    { path: searchEntry.slice(1), contents: `${JSON.stringify(addresses)}\n` },
  ];
}

type Page = RenderedPage['page'];

/** Later pages of a list have nothing of their own. */
function isFound(page: Page): boolean {
  return page.route.indexed && page.route.part.number === 1 && kindOf(page).search !== false;
}

function weightOf(page: Page): number | undefined {
  const { search } = kindOf(page);
  return typeof search === 'number' ? search : undefined;
}

function formatIndex(
  words: SearchWords | undefined,
  pages: readonly RenderedPage[],
  derive: Memory['derive'],
): string {
  const index: SearchIndex = {
    ...(words ?? { letters: {}, ignored: [], synonyms: [] }),
    pages: pages.map(({ page, file }): SearchPage => {
      return {
        href: page.address,
        title: page.label,
        weight: weightOf(page),
        ...readPage(file, derive),
      };
    }),
  };
  return JSON.stringify(index);
}

function readPage(file: RenderedPage['file'], derive: Memory['derive']): Excerpt {
  return derive(`search ${file.sha256}`, () => excerptPage(String(file.contents)))();
}
