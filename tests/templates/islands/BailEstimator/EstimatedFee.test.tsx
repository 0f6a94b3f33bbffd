/** The answer of the estimator: the plan is offered for the amount that was typed, and only where there is one. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paymentPlanExamples } from '../../../../templates/components/PaymentPlan/PaymentPlan.examples.ts';
import type { PaymentPlanProps } from '../../../../templates/components/PaymentPlan/PaymentPlan.tsx';
import { bailEstimatorExamples } from '../../../../templates/islands/BailEstimator/BailEstimator.examples.ts';
import type { BailEstimatorProps } from '../../../../templates/islands/BailEstimator/BailEstimator.props.ts';
import { EstimatedFee } from '../../../../templates/islands/BailEstimator/EstimatedFee.tsx';
import { inLanguage } from '../../in-language.tsx';

const { copy } = bailEstimatorExamples.english as BailEstimatorProps;
const plan = paymentPlanExamples.english as PaymentPlanProps;

/** Amounts that stand folded under the fee. */
function planAt(props: { dollars: number | undefined; plan: typeof plan | undefined }): readonly string[] {
  const fee = <EstimatedFee id="a" ratePercent={10} copy={copy} {...props} />;
  const [, folded = ''] = renderToStaticMarkup(inLanguage(fee)).split('<details');
  return folded.match(/\$[\w,]+/gu) ?? [];
}

it('shows what is paid down and each month once an amount is typed', () => {
  expect(planAt({ dollars: 20_000, plan })).toEqual(['$20,000', '$400', '$534', '$267']);
  expect(planAt({ dollars: undefined, plan })).toEqual([]);
});

it('says nothing of a plan where the agency offers none', () => {
  expect(planAt({ dollars: 20_000, plan: undefined })).toEqual([]);
});
