/** Sends the message, once at a time, and tells what became of it. */
import { type ActionDispatch, type SubmitEvent, useRef, useState } from 'react';
import type { ContactFormProps } from './ContactForm.props.ts';
import { classifyResponse } from './classify-response.ts';
import { readerOf, readFields } from './form-fields.ts';
import type { FormEvent } from './form-state.ts';
import { createMessageIds } from './message-ids.ts';
import { checkFields } from './message-rules.ts';
import { postMessage } from './post-message.ts';

/** A message that is sent sooner than this many ms after the page began is sent when they are over. */
export const minFillTimeMs = 3000;

/** What listens to submissions; `begin` is called at each, before anything is told. */
export function useSending(
  target: ContactFormProps['target'],
  dispatch: ActionDispatch<[FormEvent]>,
  begin: () => void,
) {
  const [idOf] = useState(createMessageIds);
  const isSending = useRef(false);
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    begin();
    const problems = checkFields(readerOf(event.currentTarget), target.bounds);
    const fields = readFields(event.currentTarget).filter(([name]) => !target.landing.includes(name));
    dispatch({ type: 'submitted', problems });
    if (Object.keys(problems).length > 0) return;
    isSending.current = true;
    await leaveTrap();
    const answer = await postMessage([...fields, ['messageId', idOf(fields)]], target);
    isSending.current = false;
    dispatch({ type: 'answered', outcome: classifyResponse(answer, target, Date.now()) });
  };
}

/** Programs fill in a form faster than people do. Whoever is as fast waits; nobody is turned away. */
function leaveTrap(): Promise<void> {
  const rest = minFillTimeMs - performance.now();
  return new Promise((resolve) => (rest > 0 ? setTimeout(resolve, rest) : resolve()));
}
