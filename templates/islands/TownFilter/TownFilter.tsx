/**
 * The field above the list of cities. It filters the list, which works without scripts, and also finds the names of
 * all other cities. Sends nothing and stores nothing.
 */
import { type KeyboardEvent, useId } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Text } from '../../island-context.tsx';
import { isPlainKey } from '../plain-key.ts';
import type { FindTowns } from './find-towns.ts';
import { OfficialLines, TownLines } from './OfficialLines.tsx';
import type { TownFilterProps } from './TownFilter.props.ts';
import { useTownFilter } from './use-town-filter.ts';

/** Props of the field; without the function, as on the server, it finds nothing. */
export type SuppliedTownFilterProps = TownFilterProps & { readonly find?: FindTowns };

/**
 * Returns the field. It has no name, so its form sends nothing; without scripts, submitting it moves to the
 * list. Screen readers announce the number of results, not the results.
 */
export function TownFilter({ list, lines, copy, find }: SuppliedTownFilterProps) {
  const id = useId();
  const { field, matches, filter, clear, submit } = useTownFilter(list, find);
  const [before, after] = copy.found;
  return (
    <form className="field town-filter" action={`#${list}`} onSubmit={submit}>
      <label htmlFor={id}>
        <Bidi text={copy.field} />
      </label>
      <span className="town-filter__row">
        <span className="field__box">
          <input
            ref={field}
            id={id}
            type="search"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-example`}
            onInput={filter}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === 'Escape' && isPlainKey(event.nativeEvent)) clear();
            }}
          />
          <Icon name="search" />
        </span>
        <button className="button" type="submit">
          <Text>{copy.show}</Text>
        </button>
      </span>
      <p className="field__hint" id={`${id}-example`}>
        <Bidi text={copy.example} />
      </p>
      <p role="status">
        {matches === undefined ? null : matches.count === 0 ? (
          <InlineText content={copy.none} />
        ) : (
          <Bidi text={`${before}${matches.count}${after}`} />
        )}
      </p>
      {matches === undefined ? null : (
        <>
          <TownLines lines={lines} towns={matches.exact} />
          <OfficialLines
            lines={lines.filter(
              ({ id }) => matches.count === 0 || matches.elsewhere.some(({ county }) => county === id),
            )}
            towns={matches.elsewhere}
          />
        </>
      )}
    </form>
  );
}
