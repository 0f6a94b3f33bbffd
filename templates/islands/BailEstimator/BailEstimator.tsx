/** The bail cost estimator: computes the premium for a bail amount. It sends and stores nothing. */
import { type KeyboardEvent, useId } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { FieldError } from '../../components/FieldError/FieldError.tsx';
import { translatable } from '../../rendering/island-context.tsx';
import { formatDollars } from '../../values/premium.ts';
import { isPlainKey } from '../plain-key.ts';
import type { BailEstimatorProps } from './BailEstimator.props.ts';
import { EstimatedFee } from './EstimatedFee.tsx';
import { parseAmount } from './parse-amount.ts';
import { useTypedAmount } from './use-typed-amount.ts';

/** Returns the estimator. Its field has no form and no name, because nothing is submitted. */
export function BailEstimator({ ratePercent, maximum, amounts, plan, texts }: BailEstimatorProps) {
  const id = useId();
  const { fieldRef, typedText, hasFinished, readInput, finish, setAmount } = useTypedAmount();
  const amount = parseAmount(typedText, maximum);
  const dollars = amount.kind === 'amount' ? amount.dollars : undefined;
  const problem = hasFinished && amount.kind === 'problem' ? texts[amount.problem] : undefined;
  return (
    <div className="bail-estimator">
      <div className="field" data-variant={problem === undefined ? undefined : 'error'}>
        <label htmlFor={`${id}amount`}>
          <Bidi text={texts.amount} />
        </label>
        <div id={`${id}help`} aria-live="polite">
          <p className="field__hint">
            <Bidi text={texts.hint} />
          </p>
          {problem === undefined ? null : <FieldError prefix={texts.error} text={problem} />}
        </div>
        <input
          ref={fieldRef}
          id={`${id}amount`}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          placeholder="$"
          aria-describedby={`${id}help`}
          aria-invalid={problem === undefined ? undefined : true}
          onInput={readInput}
          onCompositionEnd={readInput}
          onBlur={finish}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter' && isPlainKey(event.nativeEvent)) finish();
          }}
        />
        <ul className="chips" aria-label={texts.amounts}>
          {amounts.map((choice) => (
            <li key={choice}>
              <button type="button" aria-pressed={choice === dollars} onClick={() => setAmount(choice)}>
                <bdi dir="ltr" {...translatable}>
                  {formatDollars(choice)}
                </bdi>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <EstimatedFee id={id} dollars={dollars} ratePercent={ratePercent} plan={plan} texts={texts} />
      <p className="small-text">
        <Bidi text={texts.note} />
      </p>
    </div>
  );
}
