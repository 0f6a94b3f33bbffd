/** The payments of a plan: the fee plus interest, rounded up to whole dollars. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPayments } from '../../../templates/components/PaymentPlan/plan-payments.ts';

const terms = { downPaymentPercent: 20, months: [3, 6], annualPercentageRate: 0 };

describe('payments over time', () => {
  it('are a down payment and equal shares of the rest when the rate is 0', () => {
    expect(planPayments(1000, terms)).toEqual({ down: 200, monthly: [267, 134] });
    expect(planPayments(1000, { ...terms, downPaymentPercent: 0 })).toEqual({ down: 0, monthly: [334, 167] });
  });

  it('are those of an annuity when the plan has a rate', () => {
    // 800 dollars at 1% a month over 6 months: 800 × 0.01 ÷ (1 − 1.01⁻⁶) = 138.04.
    expect(planPayments(1000, { ...terms, annualPercentageRate: 12 }).monthly[1]).toBe(139);
  });

  it('add up to the fee, and rounding adds less than a dollar to each', () => {
    const fees = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        fees,
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 60 }),
        (fee, percent, count) => {
          const { down, monthly } = planPayments(fee, {
            ...terms,
            downPaymentPercent: percent,
            months: [count],
          });
          const total = down + count * (monthly[0] ?? 0);
          return total >= fee && total < fee + count;
        },
      ),
    );
  });
});
