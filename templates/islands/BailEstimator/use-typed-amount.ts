/**
 * The text of the estimator's field, grouped while the visitor types, and whether the visitor has finished
 * typing.
 */
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { formatDollars } from './estimate-premium.ts';
import { groupAmount } from './group-amount.ts';

/**
 * Milliseconds without typing after which a problem is reported. Enter, or leaving the field, reports it
 * immediately.
 */
const typingPauseMs = 700;

/**
 * Returns the state of the field. The input is uncontrolled, so text that was typed before hydration is kept.
 */
export function useTypedAmount() {
  const field = useRef<HTMLInputElement>(null);
  const [{ typedText, isSettled }, setState] = useState({ typedText: '', isSettled: false });
  const readField = () => setState({ typedText: field.current?.value ?? '', isSettled: false });
  // Reads the text that was typed before hydration.
  useEffect(readField, []);
  useEffect(() => {
    if (typedText === '' || isSettled) return;
    const timer = setTimeout(() => setState({ typedText, isSettled: true }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typedText, isSettled]);
  return {
    field,
    typedText,
    isSettled,
    read: ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
      group(typedText, currentTarget, nativeEvent);
      readField();
    },
    settle: () => setState((state) => ({ ...state, isSettled: true })),
    choose: (dollars: number) => {
      if (field.current !== null) field.current.value = formatDollars(dollars);
      readField();
    },
  };
}

/** Groups the digits of the field, whose text was `before`, and restores the caret. */
function group(before: string, input: HTMLInputElement, event: Event): void {
  const edited = { text: input.value, caret: input.selectionStart ?? input.value.length };
  const isAhead = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const { text, caret } = groupAmount(before, edited, isAhead);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
