/** Sends one message at a time and reports the result. */
import { type ActionDispatch, type SubmitEvent, useRef, useState } from 'react';
import type { ContactFormProps } from './ContactForm.props.ts';
import { classifyResponse } from './classify-response.ts';
import { readerOf, readFields } from './form-fields.ts';
import type { FormAction } from './form-state.ts';
import { createMessageIds } from './message-ids.ts';
import { checkFields } from './message-rules.ts';
import { postMessage } from './post-message.ts';

/** Minimum milliseconds between page load and sending. An earlier message is delayed. */
export const minFillTimeMs = 3000;

/** Returns the submit handler; `begin` is called at the start of each submission. */
export function useSending(
  target: ContactFormProps['target'],
  dispatch: ActionDispatch<[FormAction]>,
  begin: () => void,
) {
  const [idOf] = useState(createMessageIds);
  const isSending = useRef(false);
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    begin();
    const problems = checkFields(readerOf(event.currentTarget), target.bounds);
    const fields = readFields(event.currentTarget).filter(([name]) => !target.thankYouFields.includes(name));
    dispatch({ type: 'submitted', problems });
    if (Object.keys(problems).length > 0) return;
    isSending.current = true;
    await waitForMinFillTime();
    const result = await postMessage([...fields, ['messageId', idOf(fields)]], target);
    isSending.current = false;
    dispatch({ type: 'answered', outcome: classifyResponse(result, target, Date.now()) });
  };
}

/**
 * Waits until the minimum time has passed, because bots fill in forms faster than people. The message is
 * delayed, not rejected.
 */
function waitForMinFillTime(): Promise<void> {
  const remainingMs = minFillTimeMs - performance.now();
  return new Promise((resolve) => (remainingMs > 0 ? setTimeout(resolve, remainingMs) : resolve()));
}
