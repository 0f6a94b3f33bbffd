/** What happens when the visitor fills in the form and sends it. */
import { type SubmitEvent, type SyntheticEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { ContactFormProps } from './ContactForm.props.ts';
import { classifyAnswer } from './classify-answer.ts';
import { changeForm, untouched } from './form-state.ts';
import { createMessageIds } from './message-ids.ts';
import {
  checkField,
  checkFields,
  cleanField,
  countLinks,
  type FieldName,
  isFieldName,
  mostLinks,
} from './message-rules.ts';
import { postMessage, type SentField } from './post-message.ts';
import { useAfterPress } from './use-after-press.ts';

/** A message that is sent sooner than this many ms after the page began is sent when they are over (R140). */
export const trapMs = 3000;

/** The state of the form, what listens to it, and the element that takes the focus when something is told. */
export function useContactForm(target: ContactFormProps['target']) {
  const [state, tell] = useReducer(changeForm, untouched);
  const [idOf] = useState(createMessageIds);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const touched = useRef(new Set<FieldName>());
  const isSending = useRef(false);
  const afterPress = useAfterPress();

  useEffect(() => {
    // Until now the browser would have checked the fields, in its own words.
    if (form.current !== null) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (state.told > 0) notice.current?.focus();
  }, [state.told]);

  const touch = (event: SyntheticEvent) => {
    const name = nameOf(event);
    if (isFieldName(name)) touched.current.add(name);
  };
  const leave = (event: SyntheticEvent) => {
    const name = nameOf(event);
    if (!isFieldName(name) || !touched.current.has(name)) return;
    afterPress(() => {
      if (form.current === null) return;
      const read = readerOf(form.current);
      const hasManyLinks = countLinks(read('message')) > mostLinks;
      tell({ type: 'left', name, problem: checkField(name, read(name), target.bounds), hasManyLinks });
    });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const problems = checkFields(readerOf(event.currentTarget), target.bounds);
    const fields = readFields(event.currentTarget);
    touched.current.clear();
    tell({ type: 'submitted', problems });
    if (Object.keys(problems).length > 0) return;
    isSending.current = true;
    await leaveTrap();
    const answer = await postMessage([...fields, ['messageId', idOf(fields)]], target);
    isSending.current = false;
    tell({ type: 'answered', outcome: classifyAnswer(answer, target, Date.now()) });
  };
  return { state, form, notice, listeners: { onInput: touch, onBlur: leave, onSubmit: submit } };
}

function nameOf({ target }: SyntheticEvent): string {
  return (target instanceof Element && target.getAttribute('name')) || '';
}

/** Reads the text of a field as it stands in the form. */
function readerOf(form: HTMLFormElement): (name: FieldName) => string {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? '');
}

/** Every field of the form as it is sent, the hidden ones too. */
function readFields(form: HTMLFormElement): readonly SentField[] {
  return [...new FormData(form)].map(([name, value]) => [
    name,
    isFieldName(name) ? cleanField(name, String(value)) : String(value),
  ]);
}

/** A program fills in a form faster than people do; it waits, and a person with a good memory for forms too. */
function leaveTrap(): Promise<void> {
  const rest = trapMs - performance.now();
  return new Promise((resolve) => (rest > 0 ? setTimeout(resolve, rest) : resolve()));
}
