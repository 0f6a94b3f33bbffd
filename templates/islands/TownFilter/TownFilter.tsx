/** The field that finds whom to call about an arrest in a place. Sends nothing and stores nothing. */
import { type KeyboardEvent, useId } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Text } from '../../rendering/island-context.tsx';
import { isPlainKey } from '../plain-key.ts';
import type { FindTowns } from './find-towns.ts';
import { OfficialLines, TownLines } from './OfficialLines.tsx';
import type { TownFilterProps } from './TownFilter.props.ts';
import { useTownFilter } from './use-town-filter.ts';

/** Props of the field; without the function, as on the server, it finds nothing. */
export type SuppliedTownFilterProps = TownFilterProps & { readonly find?: FindTowns };

/** The largest number of places that have a row each; more are listed by county. */
const maxRows = 4;

/**
 * Returns the field. It has no name, so its form sends nothing; without scripts, submitting it opens the list of
 * places. Screen readers announce the number of results, not the results.
 */
export function TownFilter({ list, lines, texts, find }: SuppliedTownFilterProps) {
  const id = useId();
  const { field, found, filter, clear, submit } = useTownFilter(find);
  const [before, after] = texts.found;
  const { exact = [], others = [] } = found ?? {};
  const count = exact.length + others.length;
  const hasRows = others.length <= maxRows;
  const answers = exact.length === 0 && count === 1 ? others : exact;
  return (
    <form className="field town-filter" action={list} onSubmit={submit}>
      <label htmlFor={id}>
        <Bidi text={texts.field} />
      </label>
      <span className="town-filter__row">
        <input
          ref={field}
          id={id}
          type="search"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          onInput={filter}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape' && isPlainKey(event.nativeEvent)) clear();
          }}
        />
        <button type="submit">
          {/* Refers to the sprite directly, because the icon table is on the server only. */}
          <svg className="icon" width="20" height="20" aria-hidden="true">
            <use href="#i-search" />
          </svg>
          <span className="visually-hidden">
            <Text>{texts.show}</Text>
          </span>
        </button>
      </span>
      {found === undefined ? null : (
        <>
          <TownLines lines={lines} towns={hasRows ? [...exact, ...others] : exact} answers={answers} />
          <OfficialLines
            lines={lines.filter(
              ({ id: county }) => count === 0 || (!hasRows && others.some((town) => town.county === county)),
            )}
            towns={others}
          />
        </>
      )}
      <p role="status">
        {found === undefined ? null : count === 0 ? (
          <InlineText content={texts.none} />
        ) : (
          <Bidi text={`${before}${count}${after}`} />
        )}
      </p>
    </form>
  );
}
