import { createSearch } from './create-search.ts';
import type { LoadSearch } from './SearchPanel.tsx';
import { type SearchIndex, searchEntry } from './search-data.ts';

const { lang } = document.documentElement;
let search: ReturnType<LoadSearch> | undefined;

/** One search for all fields and the chat. A failure is not cached, so that the next call retries. */
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
  return createSearch(index, lang);
}

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The search data at ${address} was answered with status ${response.status}.`);
  return (await response.json()) as Content;
}
