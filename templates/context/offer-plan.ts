/** The payment plan of the business figures, in the words of a language. */
import type { Business } from '../../schema/index.ts';
import type { OfferedPlan } from '../components/PaymentPlan/PaymentPlan.tsx';
import type { PageContext } from '../page-context.ts';

/** The plan; undefined until the figures hold one. */
export function offerPlan(
  { paymentPlan }: Business,
  { examples, paymentPlan: words }: PageContext['ui'],
): OfferedPlan | undefined {
  if (paymentPlan === undefined) return undefined;
  const { downPaymentPercent, months, annualPercentageRate } = paymentPlan;
  return {
    terms: { downPaymentPercent, months, annualPercentageRate },
    words: {
      title: words.title,
      bail: examples.bail,
      payment: words.payment,
      down: words.down({ percent: `${downPaymentPercent}%` }),
      monthly: months.map((count) => words.monthly(count)),
      note: words.note({ rate: `${annualPercentageRate}%` }),
    },
  };
}
