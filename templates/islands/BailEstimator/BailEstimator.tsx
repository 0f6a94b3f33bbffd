/** Sends and stores nothing. */
import { type KeyboardEvent, useId } from 'react';
import type { Filled, Ui } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { FeeShare, ShareMeaning } from '../../components/FeeShare/FeeShare.tsx';
import { FieldError } from '../../components/FieldError/FieldError.tsx';
import { PaymentPlan } from '../../components/PaymentPlan/PaymentPlan.tsx';
import type { EstimatorFigures } from '../../contract/page-context.ts';
import { translatable } from '../../rendering/island-context.tsx';
import { formatDollars, premiumOf } from '../../values/premium.ts';
import { isPlainKey } from '../plain-key.ts';
import { parseAmount, useTypedAmount } from './typed-amount.ts';

export type BailEstimatorProps = EstimatorFigures & {
  readonly texts: Omit<Filled<Ui>['estimator'], 'owed' | 'tooLarge'> & {
    readonly error: string;
    readonly squares: Filled<Ui>['examples']['squares'];
    /** The sentence about the amount that a co-signer may owe: the text before and after the amount. */
    readonly owed: readonly [string, string];
    readonly tooLarge: string;
  };
};

/** Its field has no form and no name, because nothing is submitted. */
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

type EstimatedFeeProps = Pick<BailEstimatorProps, 'ratePercent' | 'plan' | 'texts'> & {
  readonly id: string;
  /** The bail amount; undefined when the field contains none. */
  readonly dollars: number | undefined;
};

export function EstimatedFee({ id, dollars, ratePercent, plan, texts }: EstimatedFeeProps) {
  const [before, after] = texts.owed;
  const formatAmount = (amount: number) => <bdi dir="ltr">{formatDollars(amount)}</bdi>;
  return (
    <div className="field">
      <label htmlFor={`${id}fee`}>
        <Bidi text={texts.fee} />
      </label>
      <output id={`${id}fee`} htmlFor={`${id}amount`} aria-live="polite">
        {dollars === undefined ? <Bidi text={texts.empty} /> : formatAmount(premiumOf(dollars, ratePercent))}
      </output>
      {dollars === undefined ? null : (
        <FeeShare
          ratePercent={ratePercent}
          fee={{ drawn: texts.squares.fee.drawn, meaning: <ShareMeaning {...texts.squares.fee} /> }}
          bail={{
            drawn: texts.squares.bail.drawn,
            meaning: (
              <>
                <Bidi text={before} />
                {formatAmount(dollars)}
                <Bidi text={after} />
              </>
            ),
          }}
        />
      )}
      {dollars === undefined || plan === undefined ? null : (
        <PaymentPlan
          {...plan}
          fees={[{ bail: formatDollars(dollars), fee: premiumOf(dollars, ratePercent) }]}
          format={formatDollars}
        />
      )}
    </div>
  );
}
