/** The query and its results. */
import { useEffect, useState } from 'react';
import type { FindPages, SearchHit } from './create-search.ts';
import { maxHits } from './search-texts.ts';

/** The state of the search. */
export type Found =
  | { readonly state: 'nothing typed' | 'searching' | 'failed' }
  | { readonly state: 'found'; readonly hits: readonly SearchHit[] };

/** Loads the index; another call after a failure tries again. */
export type LoadSearch = () => Promise<FindPages>;

/** Milliseconds without typing before the search runs, so that screen readers do not announce every letter. */
const pauseMs = 150;

/** Searches while the visitor types. */
export function useSearch(load: LoadSearch | undefined) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>({ state: 'nothing typed' });
  useEffect(() => {
    if (query.trim() === '' || load === undefined) {
      setFound({ state: 'nothing typed' });
      return;
    }
    let isWanted = true;
    const showResult = (next: Found) => isWanted && setFound(next);
    const search = async () => {
      setFound((before) => (before.state === 'found' ? before : { state: 'searching' }));
      const find = await load();
      showResult({ state: 'found', hits: find(query).slice(0, maxHits) });
    };
    const timer = setTimeout(() => search().catch(() => showResult({ state: 'failed' })), pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query, load]);
  return { found, type: setQuery };
}
