/** Arrow keys move through the results; Enter moves to the first one, then follows it. */
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Field, FieldBox } from '../../components/Field/Field.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { isPlainKey } from '../plain-key.ts';
import type { FindPages, SearchHit } from './create-search.ts';
import { SearchHits } from './SearchHits.tsx';
import { maxHits, type SearchTexts } from './search-data.ts';

export type SearchPanelProps = {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** Absent on the server. */
  readonly data?: SearchData | undefined;
  readonly onFollow?: () => void;
};

export type SearchData = { readonly texts: SearchTexts; readonly load: LoadSearch };

export function SearchPanel({ ref, label, data, onFollow }: SearchPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { search, setQuery } = useSearch(data?.load);
  const moveFocus = (steps: number) => {
    const focusTargets = [...(panel.current?.querySelectorAll<HTMLElement>('input, ol a') ?? [])];
    const currentIndex = focusTargets.indexOf(document.activeElement as HTMLElement);
    focusTargets[Math.max(currentIndex + steps, 0)]?.focus();
  };
  return (
    <search
      ref={panel}
      className="search"
      onKeyDown={(event: KeyboardEvent) => {
        const { key, target } = event;
        if (!isPlainKey(event.nativeEvent)) return;
        // The browser follows the link on Enter.
        const isEnterInField = key === 'Enter' && target instanceof HTMLInputElement;
        const steps = isEnterInField ? 1 : { ArrowDown: 1, ArrowUp: -1 }[key];
        if (steps === undefined) return;
        event.preventDefault();
        moveFocus(steps);
      }}
    >
      <Field id={`${id}query`} label={label}>
        <FieldBox icon="search">
          <input
            ref={ref}
            id={`${id}query`}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            dir="auto"
            autoComplete="off"
            // The input is uncontrolled; otherwise React would drop text that was typed before hydration.
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </FieldBox>
      </Field>
      <p className="search__status" role="status">
        {data === undefined ? null : <Bidi text={statusOf(search, data.texts)} />}
      </p>
      {data === undefined ? null : <SearchResults search={search} texts={data.texts} onFollow={onFollow} />}
    </search>
  );
}

type SearchResultsProps = {
  readonly search: SearchState;
  readonly texts: SearchTexts;
  readonly onFollow: (() => void) | undefined;
};

function SearchResults({ search, texts, onFollow }: SearchResultsProps) {
  const { call, siteMap } = texts;
  const hits = search.state === 'found' ? search.hits : [];
  const hasNoHits = search.state === 'failed' || (search.state === 'found' && hits.length === 0);
  return (
    <>
      {hasNoHits ? (
        <p className="search__ways">
          <PhoneText {...call} />
          <a href={siteMap.href} onClick={onFollow}>
            {siteMap.label}
          </a>
        </p>
      ) : null}
      <SearchHits hits={hits} onFollow={onFollow} />
    </>
  );
}

function statusOf(search: SearchState, texts: SearchTexts): string {
  if (search.state === 'nothing typed') return '';
  if (search.state !== 'found') return texts[search.state];
  return texts.found[search.hits.length - 1] ?? texts.none;
}

type SearchState =
  | { readonly state: 'nothing typed' | 'searching' | 'failed' }
  | { readonly state: 'found'; readonly hits: readonly SearchHit[] };

/** Loads the index; another call after a failure tries again. */
export type LoadSearch = () => Promise<FindPages>;

/** Otherwise screen readers would announce results after every letter. */
const typingPauseMs = 150;

function useSearch(load: LoadSearch | undefined) {
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
