/** The bail cost estimator (R5, R6): an amount in, the premium out. Sends nothing and stores nothing. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { FieldError } from '../../components/FieldError/FieldError.tsx';
import type { BailEstimatorProps } from './BailEstimator.props.ts';
import { estimatePremium, formatDollars } from './estimate-premium.ts';
import { parseAmount, type TypedAmount } from './parse-amount.ts';

/** Milliseconds without typing after which a problem is told; earlier on leaving the field or on Enter. */
const pause = 1000;

/**
 * The field keeps its own value, so what was typed before hydration stays. It stands in no form and has no name:
 * there is nothing to submit.
 */
export function BailEstimator({ ratePercent, maximum, words }: BailEstimatorProps) {
  const id = useId();
  const { field, typed, isSettled, read, settle } = useTypedText();
  const amount = parseAmount(typed, maximum);
  const problem = isSettled && amount.kind === 'problem' ? words[amount.problem] : undefined;
  return (
    <div className="estimator">
      <div className="field" data-variant={problem === undefined ? undefined : 'error'}>
        <label htmlFor={`${id}amount`}>
          <Bidi text={words.amount} />
        </label>
        <div id={`${id}help`} aria-live="polite">
          <p className="field__hint">
            <Bidi text={words.hint} />
          </p>
          {problem === undefined ? null : <FieldError prefix={words.error} text={problem} />}
        </div>
        <input
          ref={field}
          id={`${id}amount`}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}help`}
          aria-invalid={problem === undefined ? undefined : true}
          onInput={read}
          onBlur={settle}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') settle();
          }}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}fee`}>
          <Bidi text={words.fee} />
        </label>
        <output id={`${id}fee`} htmlFor={`${id}amount`} aria-live="polite">
          <Fee amount={amount} ratePercent={ratePercent} empty={words.empty} />
        </output>
      </div>
      <p className="source">
        <Bidi text={words.note} />
      </p>
    </div>
  );
}

/** The text of the field, and whether the visitor has finished typing it. */
function useTypedText() {
  const field = useRef<HTMLInputElement>(null);
  const [{ typed, isSettled }, setState] = useState({ typed: '', isSettled: false });
  const settle = () => setState((state) => ({ ...state, isSettled: true }));
  const read = () => setState({ typed: field.current?.value ?? '', isSettled: false });
  // What was typed before hydration.
  useEffect(() => setState({ typed: field.current?.value ?? '', isSettled: false }), []);
  useEffect(() => {
    if (typed === '' || isSettled) return;
    const timer = setTimeout(() => setState({ typed, isSettled: true }), pause);
    return () => clearTimeout(timer);
  }, [typed, isSettled]);
  return { field, typed, isSettled, read, settle };
}

type FeeProps = { readonly amount: TypedAmount; readonly ratePercent: number; readonly empty: string };

function Fee({ amount, ratePercent, empty }: FeeProps) {
  if (amount.kind !== 'amount') return <Bidi text={empty} />;
  return <bdi dir="ltr">{formatDollars(estimatePremium(amount.dollars, ratePercent))}</bdi>;
}
