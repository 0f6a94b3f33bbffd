/** Filters the list of the page by the typed text, and finds matches that are not in the list. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { filterList } from './filter-list.ts';
import type { FindTowns, IndexedTown } from './find-towns.ts';

/** The matches. */
export type TownMatches = {
  readonly count: number;
  /** Places with exactly the typed name. */
  readonly exact: readonly IndexedTown[];
  /** Other places that are not in the list of the page. */
  readonly elsewhere: readonly IndexedTown[];
};

/**
 * Returns the state of the field. The input is uncontrolled, so text that was typed before hydration is kept.
 */
export function useTownFilter(listId: string, find: FindTowns | undefined) {
  const field = useRef<HTMLInputElement>(null);
  /** Whether the list was open before it was filtered; undefined while it is not filtered. */
  const wasOpen = useRef<boolean>(undefined);
  const [matches, setMatches] = useState<TownMatches>();
  const filter = () => {
    const list = document.getElementById(listId);
    if (find === undefined || list === null) return;
    const found = find(field.current?.value ?? '');
    const names = new Set(found?.others.map(({ name }) => name));
    const visibleNames = new Set(filterList(list, (name) => found === undefined || names.has(name)));
    const details = list.closest('details');
    if (details !== null && found !== undefined) {
      wasOpen.current ??= details.open;
      details.open = visibleNames.size > 0;
    } else if (details !== null && wasOpen.current !== undefined) {
      details.open = wasOpen.current;
      wasOpen.current = undefined;
    }
    setMatches(
      found && {
        count: found.exact.length + found.others.length,
        exact: found.exact,
        elsewhere: found.others.filter(({ name }) => !visibleNames.has(name)),
      },
    );
  };
  // Reads the text that was typed before hydration.
  useEffect(filter, []);
  return {
    field,
    matches,
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
