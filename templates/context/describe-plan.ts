/** The payment plan of the business figures, printed in a language. */
import type { Business } from '../../schema/index.ts';
import type { OfferedPlan } from '../components/PaymentPlan/PaymentPlan.tsx';
import type { PageContext } from '../page-context.ts';

/** Returns the plan; undefined when the figures contain none. */
export function describePlan(
  { paymentPlan }: Business,
  { examples, paymentPlan: copy }: PageContext['ui'],
): OfferedPlan | undefined {
  if (paymentPlan === undefined) return undefined;
  const { downPaymentPercent, months, annualPercentageRate } = paymentPlan;
  return {
    terms: { downPaymentPercent, months, annualPercentageRate },
    copy: {
      title: copy.title,
      bail: examples.bail,
      payment: copy.payment,
      down: copy.down({ percent: `${downPaymentPercent}%` }),
      monthly: months.map((count) => copy.monthly(count)),
      note: copy.note({ rate: `${annualPercentageRate}%` }),
    },
  };
}
