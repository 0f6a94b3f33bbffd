/** What happens when the visitor fills in the form and sends it. */
import { useEffect, useReducer, useRef } from 'react';
import type { ContactFormProps } from './ContactForm.props.ts';
import { changeForm, untouched } from './form-state.ts';
import { useChecking } from './use-checking.ts';
import { useSending } from './use-sending.ts';

/** The state of the form, what listens to it, and the element that takes the focus when something is told. */
export function useContactForm(target: ContactFormProps['target']) {
  const [state, dispatch] = useReducer(changeForm, untouched);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { touch, leave, forget } = useChecking(form, target.bounds, dispatch);
  const submit = useSending(target, dispatch, forget);

  useEffect(() => {
    // Until now the browser would have checked the fields, in its own words.
    if (form.current !== null) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (state.noticeCount > 0) notice.current?.focus();
  }, [state.noticeCount]);
  return { state, form, notice, listeners: { onInput: touch, onBlur: leave, onSubmit: submit } };
}
