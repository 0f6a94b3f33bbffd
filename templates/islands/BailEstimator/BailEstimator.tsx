/** Sends and stores nothing. */
import { type KeyboardEvent, useId } from 'react';
import type { Filled, Ui } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { FeeShare, ShareMeaning } from '../../components/FeeShare/FeeShare.tsx';
import { Field, FieldHint } from '../../components/Field/Field.tsx';
import { FieldError } from '../../components/Field/FieldError.tsx';
import { PaymentPlan } from '../../components/PaymentPlan/PaymentPlan.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
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
      <Field id={`${id}amount`} label={texts.amount} invalid={problem !== undefined}>
        <div id={`${id}help`} aria-live="polite">
          <FieldHint text={texts.hint} />
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
      </Field>
      <EstimatedFee id={id} dollars={dollars} ratePercent={ratePercent} plan={plan} texts={texts} />
      <SmallText text={texts.note} />
    </div>
  );
}

type EstimatedFeeProps = Pick<BailEstimatorProps, 'ratePercent' | 'plan' | 'texts'> & {
  readonly id: string;
  readonly dollars: number | undefined;
};

export function EstimatedFee({ id, dollars, ratePercent, plan, texts }: EstimatedFeeProps) {
  const [before, after] = texts.owed;
  const formatAmount = (amount: number) => <bdi dir="ltr">{formatDollars(amount)}</bdi>;
  return (
    <Field id={`${id}fee`} label={texts.fee}>
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
    </Field>
  );
}
