/** Handles the input and the submission of the form. */
import { useEffect, useReducer, useRef } from 'react';
import type { ContactFormProps } from './ContactForm.props.ts';
import type { Outcome } from './classify-response.ts';
import { changeForm, initialState } from './form-state.ts';
import { useChecking } from './use-checking.ts';
import { useSending } from './use-sending.ts';

/**
 * Returns the state of the form, its event handlers, and a ref to the notice that gets the focus. `outcome` is that of
 * a message that was sent without scripts.
 */
export function useContactForm(target: ContactFormProps['target'], outcome?: Outcome) {
  const [state, dispatch] = useReducer(
    changeForm,
    outcome === undefined ? initialState : changeForm(initialState, { type: 'answered', outcome }),
  );
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { markEdited, leave, forget } = useChecking(form, target.bounds, dispatch);
  const submit = useSending(target, dispatch, forget);

  useEffect(() => {
    // Before hydration the browser validates the fields with its own messages.
    if (form.current !== null) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (state.noticeCount > 0) notice.current?.focus();
  }, [state.noticeCount]);
  return { state, form, notice, listeners: { onInput: markEdited, onBlur: leave, onSubmit: submit } };
}
