/** The result of the estimator: a payment plan appears only when the agency offers one. */
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

/** Returns the amounts in the collapsed section below the fee. */
function planAmounts(props: {
  dollars: number | undefined;
  plan: typeof plan | undefined;
}): readonly string[] {
  const fee = <EstimatedFee id="a" ratePercent={10} copy={copy} {...props} />;
  const [, collapsed = ''] = renderToStaticMarkup(inLanguage(fee)).split('<details');
  return collapsed.match(/\$[\w,]+/gu) ?? [];
}

it('shows the down payment and the monthly payments after an amount is typed', () => {
  expect(planAmounts({ dollars: 20_000, plan })).toEqual(['$20,000', '$400', '$534', '$267']);
  expect(planAmounts({ dollars: undefined, plan })).toEqual([]);
});

it('shows no plan when the agency offers none', () => {
  expect(planAmounts({ dollars: 20_000, plan: undefined })).toEqual([]);
});
