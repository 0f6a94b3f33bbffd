/** The result of the estimator: the fee, its share of the bail amount as squares, and the payment plan. */
import { BailSquares, SquaresMeaning } from '../../components/BailSquares/BailSquares.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { PaymentPlan } from '../../components/PaymentPlan/PaymentPlan.tsx';
import { formatDollars, premiumOf } from '../../values/premium.ts';
import type { BailEstimatorProps } from './BailEstimator.props.ts';

export type EstimatedFeeProps = Pick<BailEstimatorProps, 'ratePercent' | 'plan'> & {
  readonly texts: Pick<BailEstimatorProps['texts'], 'fee' | 'empty' | 'squares' | 'owed'>;
  /** Prefix of the ids of the estimator. */
  readonly id: string;
  /** The bail amount; undefined when the field contains none. */
  readonly dollars: number | undefined;
};

/** Returns the fee as one large figure below its label, then the squares and the payment plan. */
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
        <BailSquares
          ratePercent={ratePercent}
          fee={{ drawn: texts.squares.fee.drawn, meaning: <SquaresMeaning {...texts.squares.fee} /> }}
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
