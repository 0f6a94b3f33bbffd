/** The field and what was found. Arrows walk through the pages, Enter goes to the first and then follows. */
import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { Text } from '../../island-context.tsx';
import { SearchHits } from './SearchHits.tsx';
import type { SearchTexts } from './search-texts.ts';
import { type Found, type LoadSearch, useSearch } from './use-search.ts';

export type SearchPanelProps = {
  /** The field. */
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** What the server has not. */
  readonly supply?: SearchSupply | undefined;
  /** Hears that a link was chosen. */
  readonly onFollow?: () => void;
};

/** What the search has in the browser alone. */
export type SearchSupply = { readonly texts: SearchTexts; readonly load: LoadSearch };

/** A search landmark. */
export function SearchPanel({ ref, label, supply, onFollow }: SearchPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { found, type } = useSearch(supply?.load);
  const move = (steps: number) => {
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, ol a') ?? [])];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.max(here + steps, 0)]?.focus();
  };
  return (
    <search
      ref={panel}
      className="search"
      onKeyDown={(event: KeyboardEvent) => {
        const { key, target } = event;
        // Enter follows a link by itself.
        const isLeaving = key === 'Enter' && target instanceof HTMLInputElement;
        const steps = isLeaving ? 1 : { ArrowDown: 1, ArrowUp: -1 }[key];
        if (steps === undefined) return;
        event.preventDefault();
        move(steps);
      }}
    >
      <div className="field">
        <label htmlFor={`${id}query`}>
          <Text>{label}</Text>
        </label>
        <input
          ref={ref}
          id={`${id}query`}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          dir="auto"
          autoComplete="off"
          // React does not hold the value, or it would forget what was typed before it was here.
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
      <p className="search__status" role="status">
        {supply === undefined ? null : <Bidi text={statusOf(found, supply.texts)} />}
      </p>
      {supply === undefined ? null : <Answer found={found} texts={supply.texts} onFollow={onFollow} />}
    </search>
  );
}

type AnswerProps = {
  readonly found: Found;
  readonly texts: SearchTexts;
  readonly onFollow: (() => void) | undefined;
};

/** The pages, or where to go without any. */
function Answer({ found, texts, onFollow }: AnswerProps) {
  const { call, siteMap } = texts;
  const hits = found.state === 'found' ? found.hits : [];
  const isHelpless = found.state === 'failed' || (found.state === 'found' && hits.length === 0);
  return (
    <>
      {isHelpless ? (
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

function statusOf(found: Found, texts: SearchTexts): string {
  if (found.state === 'nothing typed') return '';
  if (found.state !== 'found') return texts[found.state];
  return texts.found[found.hits.length - 1] ?? texts.none;
}
