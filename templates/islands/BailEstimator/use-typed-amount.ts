/**
 * The text of the estimator's field, grouped while the visitor types, and whether the visitor has finished
 * typing.
 */
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { formatDollars } from '../../values/premium.ts';
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
  const fieldRef = useRef<HTMLInputElement>(null);
  /** The text after the last grouping, because a composition is grouped once at its end. */
  const groupedText = useRef('');
  const [{ typedText, hasFinished }, setState] = useState({ typedText: '', hasFinished: false });
  const readField = () => setState({ typedText: fieldRef.current?.value ?? '', hasFinished: false });
  const readWhole = () => {
    groupedText.current = fieldRef.current?.value ?? '';
    readField();
  };
  // Reads the text that was typed before hydration.
  useEffect(readWhole, []);
  useEffect(() => {
    if (typedText === '' || hasFinished) return;
    const timer = setTimeout(() => setState({ typedText, hasFinished: true }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typedText, hasFinished]);
  return {
    fieldRef,
    typedText,
    hasFinished,
    readInput: ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return readField();
      group(groupedText.current, currentTarget, nativeEvent);
      readWhole();
    },
    finish: () => setState((state) => ({ ...state, hasFinished: true })),
    setAmount: (dollars: number) => {
      if (fieldRef.current !== null) fieldRef.current.value = formatDollars(dollars);
      readWhole();
    },
  };
}

/** Groups the digits of the field, whose text was `before`, and restores the caret. */
function group(before: string, input: HTMLInputElement, event: Event): void {
  const edited = { text: input.value, caret: input.selectionStart ?? input.value.length };
  const deletesForward = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const { text, caret } = groupAmount(before, edited, deletesForward);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
