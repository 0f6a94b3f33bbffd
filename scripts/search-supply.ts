/** The data of the search in the browser: its texts, and the index of the language, which is loaded on first input. */

import type { SearchSupply } from '../templates/islands/Search/SearchPanel.tsx';
import { type SearchIndex, searchEntry } from '../templates/islands/Search/search-index.ts';
import type { SearchTexts } from '../templates/islands/Search/search-texts.ts';
import type { LoadSearch } from '../templates/islands/Search/use-search.ts';

/** The texts in every language as JSON. The bundler inserts them. */
declare const SEARCH_TEXTS: string;

// Imports of this form create separate files. The loader fetches the files together with this script.
const [{ createSearch }, { stemmers }] = await Promise.all([
  import('./search-engine.ts'),
  import('./search-stemmers.ts'),
]);

const { lang } = document.documentElement;
let search: ReturnType<LoadSearch> | undefined;

/** Opens one search for all fields of a page. A failure is not cached, so that the next input retries. */
const load: LoadSearch = () => {
  search ??= openSearch().catch((error: unknown) => {
    search = undefined;
    throw error;
  });
  return search;
};

async function openSearch() {
  const addresses = await fetchJson<Readonly<Record<string, string>>>(searchEntry);
  const index = await fetchJson<SearchIndex>(addresses[lang] ?? '');
  return createSearch(index, stemmers[lang]);
}

/** Fetches JSON that the generator has written. */
async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The search data at ${address} was answered with status ${response.status}.`);
  return (await response.json()) as Content;
}

// The generator has validated the texts. Their keys are the tags of the languages.
const texts = (JSON.parse(SEARCH_TEXTS) as Readonly<Record<string, SearchTexts>>)[lang];
if (texts === undefined) throw new TypeError(`The search has no texts in ${lang}, the language of the page.`);

/** Shared by the link of the top bar and the field of a page. */
export const supply: SearchSupply = { texts, load };
