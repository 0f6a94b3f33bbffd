/** The answer of the estimator: the fee, and under it what may be owed in all. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import type { BailEstimatorProps } from './BailEstimator.props.ts';
import { estimatePremium, formatDollars } from './estimate-premium.ts';

export type EstimatedFeeProps = Pick<BailEstimatorProps, 'ratePercent' | 'words'> & {
  /** Start of the ids of the estimator. */
  readonly id: string;
  /** The bail amount; undefined while there is none. */
  readonly dollars: number | undefined;
};

/** The fee is one large figure; before it stands a sentence. */
export function EstimatedFee({ id, dollars, ratePercent, words }: EstimatedFeeProps) {
  const [before, after] = words.owed;
  const print = (amount: number) => <bdi dir="ltr">{formatDollars(amount)}</bdi>;
  return (
    <div className="field">
      <label htmlFor={`${id}fee`}>
        <Bidi text={words.fee} />
      </label>
      <output id={`${id}fee`} htmlFor={`${id}amount`} aria-live="polite">
        {dollars === undefined ? <Bidi text={words.empty} /> : print(estimatePremium(dollars, ratePercent))}
      </output>
      {dollars === undefined ? null : (
        <p className="bail-estimator__owed">
          <Bidi text={before} />
          <b>{print(dollars)}</b>
          <Bidi text={after} />
        </p>
      )}
    </div>
  );
}
