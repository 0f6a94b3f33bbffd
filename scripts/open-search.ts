/** Opens the search of the language of the page: its engine, and the index, which is fetched on the first call. */
import { type SearchIndex, searchEntry } from '../templates/islands/Search/search-index.ts';
import type { LoadSearch } from '../templates/islands/Search/use-search.ts';

// Imports of this form create separate files. The loader fetches the files together with the script of the search.
const [{ createSearch }, { stemmers }] = await Promise.all([
  import('./search-engine.ts'),
  import('./search-stemmers.ts'),
]);

const { lang } = document.documentElement;
let search: ReturnType<LoadSearch> | undefined;

/** Returns one search for all fields of a page and for the chat. A failure is not cached, so that the next call retries. */
export const openSearch: LoadSearch = () => {
  search ??= loadSearch().catch((error: unknown) => {
    search = undefined;
    throw error;
  });
  return search;
};

async function loadSearch() {
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
