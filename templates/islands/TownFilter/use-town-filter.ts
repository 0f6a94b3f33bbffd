/** Finds the places of the typed text. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FindTowns, FoundTowns } from './find-towns.ts';

/** Returns the state of the field. The input is uncontrolled, so text that was typed before hydration is kept. */
export function useTownFilter(find: FindTowns | undefined) {
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
