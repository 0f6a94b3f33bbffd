/** The payment plan of the business figures, printed in a language. */
import type { Business } from '../../schema/index.ts';
import type { OfferedPlan, PageContext } from '../contract/page-context.ts';

/** Returns the plan; undefined when the figures contain none. */
export function describePlan(
  { paymentPlan }: Business,
  { examples, paymentPlan: texts }: PageContext['ui'],
): OfferedPlan | undefined {
  if (paymentPlan === undefined) return undefined;
  const { downPaymentPercent, months, annualPercentageRate } = paymentPlan;
  return {
    terms: { downPaymentPercent, months, annualPercentageRate },
    texts: {
      title: texts.title,
      bail: examples.bail,
      payment: texts.payment,
      down: texts.down({ percent: `${downPaymentPercent}%` }),
      monthly: months.map((count) => texts.monthly(count)),
      note: texts.note({ rate: `${annualPercentageRate}%` }),
    },
  };
}
