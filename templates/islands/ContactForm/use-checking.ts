/** Validates an edited field when the visitor leaves it, never during typing. */
import { type ActionDispatch, type RefObject, type SyntheticEvent, useRef } from 'react';
import { readerOf } from './form-fields.ts';
import type { FormAction } from './form-state.ts';
import {
  type Bounds,
  checkField,
  countLinks,
  type FieldName,
  isFieldName,
  maxLinks,
} from './message-rules.ts';
import { useAfterPress } from './use-after-press.ts';

/** Returns the event handlers for input and blur, and a function that forgets which fields were edited. */
export function useChecking(
  form: RefObject<HTMLFormElement | null>,
  bounds: Bounds,
  dispatch: ActionDispatch<[FormAction]>,
) {
  const editedFields = useRef(new Set<FieldName>());
  const afterPress = useAfterPress();
  const check = (name: FieldName) => {
    if (form.current === null) return;
    const read = readerOf(form.current);
    const hasManyLinks = countLinks(read('message')) > maxLinks;
    dispatch({ type: 'left', name, problem: checkField(name, read(name), bounds), hasManyLinks });
  };
  return {
    markEdited: (event: SyntheticEvent) => {
      const name = fieldOf(event);
      if (name !== undefined) editedFields.current.add(name);
    },
    leave: (event: SyntheticEvent) => {
      const name = fieldOf(event);
      if (name !== undefined && editedFields.current.has(name)) afterPress(() => check(name));
    },
    forget: () => editedFields.current.clear(),
  };
}

function fieldOf({ target }: SyntheticEvent): FieldName | undefined {
  const name = target instanceof Element ? target.getAttribute('name') : null;
  return name !== null && isFieldName(name) ? name : undefined;
}
