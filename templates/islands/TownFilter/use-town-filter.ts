/** What is typed into the field, what the list of the page shows of it, and what stands in no list there. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { filterList } from './filter-list.ts';
import type { IndexedTown, TownFinder } from './find-towns.ts';

/** What was found. */
export type FoundTowns = {
  readonly count: number;
  /** Places that the list of the page does not have. */
  readonly elsewhere: readonly IndexedTown[];
};

/** The field keeps its own value, so what was typed before hydration stays. */
export function useTownFilter(listId: string, finder: TownFinder | undefined) {
  const field = useRef<HTMLInputElement>(null);
  /** Whether the visitor had the list open before it was filtered. */
  const wasOpen = useRef<boolean>(undefined);
  const [found, setFound] = useState<FoundTowns>();
  const read = () => {
    const list = document.getElementById(listId);
    if (finder === undefined || list === null) return;
    const towns = finder.find(field.current?.value ?? '');
    const names = new Set(towns?.map(({ name }) => finder.fold(name)));
    const left = filterList(list, (name) => towns === undefined || names.has(finder.fold(name)));
    const details = list.closest('details');
    if (details !== null && towns !== undefined) {
      wasOpen.current ??= details.open;
      details.open = left.length > 0;
    } else if (details !== null && wasOpen.current !== undefined) {
      details.open = wasOpen.current;
      wasOpen.current = undefined;
    }
    const listed = new Set(left.map(finder.fold));
    setFound(
      towns && {
        count: towns.length,
        elsewhere: towns.filter(({ name }) => !listed.has(finder.fold(name))),
      },
    );
  };
  // What was typed before hydration.
  useEffect(read, []);
  return {
    field,
    found,
    read,
    empty: () => {
      if (field.current !== null) field.current.value = '';
      read();
    },
    /** Leaves the page as it is; the keyboard of a phone goes away from what was found. */
    show: (event: SubmitEvent) => {
      event.preventDefault();
      read();
      field.current?.blur();
    },
  };
}
