/** The answer of the estimator: the plan is offered for the amount that was typed, and only where there is one. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EstimatedFee } from '../../../../templates/islands/BailEstimator/EstimatedFee.tsx';
import { inLanguage } from '../../in-language.tsx';

const row = { drawn: 'drawn', title: 'title', note: 'note' };
const words = {
  fee: 'Fee',
  empty: 'empty',
  squares: { fee: row, bail: row },
  owed: ['up to ', '.'],
} as const;
const plan = {
  terms: { downPaymentPercent: 20, months: [3, 6], annualPercentageRate: 0 },
  words: {
    title: 'Over time',
    bail: 'Bail',
    payment: 'Payment',
    down: 'Today',
    monthly: ['3', '6'],
    note: 'APR',
  },
};

/** Amounts that stand folded under the fee. */
function planAt(props: { dollars: number | undefined; plan: typeof plan | undefined }): readonly string[] {
  const fee = <EstimatedFee id="a" ratePercent={10} words={words} {...props} />;
  const [, folded = ''] = renderToStaticMarkup(inLanguage(fee)).split('<details');
  return folded.match(/\$[\d,]+/gu) ?? [];
}

it('shows what is paid down and each month once an amount is typed', () => {
  expect(planAt({ dollars: 20_000, plan })).toEqual(['$20,000', '$400', '$534', '$267']);
  expect(planAt({ dollars: undefined, plan })).toEqual([]);
});

it('says nothing of a plan where the agency offers none', () => {
  expect(planAt({ dollars: 20_000, plan: undefined })).toEqual([]);
});
