/** Runs the search for the query that a visitor types. */
import { useEffect, useState } from 'react';
import type { FindPages, SearchHit } from './create-search.ts';
import { maxHits } from './search-texts.ts';

export type SearchState =
  | { readonly state: 'nothing typed' | 'searching' | 'failed' }
  | { readonly state: 'found'; readonly hits: readonly SearchHit[] };

/** Loads the index; another call after a failure tries again. */
export type LoadSearch = () => Promise<FindPages>;

/**
 * Milliseconds without typing before the search runs; otherwise screen readers would announce results after every
 * letter.
 */
const typingPauseMs = 150;

export function useSearch(load: LoadSearch | undefined) {
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<SearchState>({ state: 'nothing typed' });
  useEffect(() => {
    if (query.trim() === '' || load === undefined) {
      setSearch({ state: 'nothing typed' });
      return;
    }
    let isCurrent = true;
    const showResult = (next: SearchState) => isCurrent && setSearch(next);
    const runSearch = async () => {
      setSearch((before) => (before.state === 'found' ? before : { state: 'searching' }));
      const find = await load();
      showResult({ state: 'found', hits: find(query).slice(0, maxHits) });
    };
    const timer = setTimeout(() => runSearch().catch(() => showResult({ state: 'failed' })), typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, load]);
  return { search, setQuery };
}
