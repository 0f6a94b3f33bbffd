/** Sends and stores nothing. */
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { Text } from '../../rendering/island-context.tsx';
import { isPlainKey } from '../plain-key.ts';
import type { FindTowns, FoundTowns } from './find-towns.ts';
import { type CountyLine, OfficialLines, TownLines } from './OfficialLines.tsx';

export type TownFilterProps = {
  /** Address of the list of all places, for visitors without scripts. */
  readonly list: string;
  readonly lines: readonly CountyLine[];
  readonly texts: {
    readonly field: string;
    readonly show: string;
    /** The text before and after the number of places. */
    readonly found: readonly [string, string];
    readonly none: Inline;
  };
  /** Undefined on the server. */
  readonly find?: FindTowns;
};

/** The largest number of places that have a row each; more are listed by county. */
const maxRows = 4;

/** Has no name, so its form sends nothing. Screen readers announce the number of results, not the results. */
export function TownFilter({ list, lines, texts, find }: TownFilterProps) {
  const id = useId();
  const { field, found, filter, clear, submit } = useTownFilter(find);
  const [before, after] = texts.found;
  const { exact = [], others = [] } = found ?? {};
  const count = exact.length + others.length;
  const hasRows = others.length <= maxRows;
  const answers = exact.length === 0 && count === 1 ? others : exact;
  return (
    <form className="town-filter" action={list} onSubmit={submit}>
      <Field id={id} label={texts.field}>
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
            <Icon name="search" />
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
                ({ id: county }) =>
                  count === 0 || (!hasRows && others.some((town) => town.county === county)),
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
      </Field>
    </form>
  );
}

/** The input is uncontrolled, so text that was typed before hydration is kept. */
function useTownFilter(find: FindTowns | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<FoundTowns>();
  const filter = () => setFound(find?.(field.current?.value ?? ''));
  // Reads the text that was typed before hydration.
  useEffect(filter, []);
  return {
    field,
    found,
    filter,
    clear: () => {
      if (field.current !== null) field.current.value = '';
      filter();
    },
    /** Prevents the submission and closes the on-screen keyboard, which covers the results. */
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      filter();
      field.current?.blur();
    },
  };
}
