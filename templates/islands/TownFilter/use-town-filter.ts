/** Filters the list of the page by the typed text, and finds matches that are not in the list. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { filterList } from './filter-list.ts';
import type { IndexedTown, TownFinder } from './find-towns.ts';

/** The matches. */
export type FoundTowns = {
  readonly count: number;
  /** Places that are not in the list of the page. */
  readonly elsewhere: readonly IndexedTown[];
};

/**
 * Returns the state of the field. The input is uncontrolled, so text that was typed before hydration is kept.
 */
export function useTownFilter(listId: string, finder: TownFinder | undefined) {
  const field = useRef<HTMLInputElement>(null);
  /** Whether the list was open before it was filtered; undefined while it is not filtered. */
  const wasOpen = useRef<boolean>(undefined);
  const [found, setFound] = useState<FoundTowns>();
  const filter = () => {
    const list = document.getElementById(listId);
    if (finder === undefined || list === null) return;
    const towns = finder.find(field.current?.value ?? '');
    const names = new Set(towns?.map(({ name }) => finder.fold(name)));
    const visibleNames = filterList(list, (name) => towns === undefined || names.has(finder.fold(name)));
    const details = list.closest('details');
    if (details !== null && towns !== undefined) {
      wasOpen.current ??= details.open;
      details.open = visibleNames.length > 0;
    } else if (details !== null && wasOpen.current !== undefined) {
      details.open = wasOpen.current;
      wasOpen.current = undefined;
    }
    const listed = new Set(visibleNames.map(finder.fold));
    setFound(
      towns && {
        count: towns.length,
        elsewhere: towns.filter(({ name }) => !listed.has(finder.fold(name))),
      },
    );
  };
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
