/** What a plan asks for: what is paid down and what each month, in whole US dollars. */

/** The terms of a plan. */
export type PlanTerms = {
  /** What is paid at once, in percent of the fee. */
  readonly downPaymentPercent: number;
  /** Over how many months the rest may be paid. */
  readonly months: readonly number[];
  /** The annual percentage rate; 0 when time costs nothing. */
  readonly annualPercentageRate: number;
};

/** What is paid for a fee, rounded up, so that nobody is asked for more than was said. */
export type PlanPayments = {
  readonly down: number;
  /** One for each number of months: equal payments at the end of every month. */
  readonly monthly: readonly number[];
};

/** The payments for a fee in whole US dollars. */
export function planPayments(fee: number, terms: PlanTerms): PlanPayments {
  const down = Math.ceil((fee * terms.downPaymentPercent) / 100);
  return { down, monthly: terms.months.map((count) => monthlyOf(fee - down, count, terms)) };
}

/** The payment of an annuity. */
function monthlyOf(rest: number, count: number, { annualPercentageRate }: PlanTerms): number {
  const rate = annualPercentageRate / 1200;
  return Math.ceil(rate === 0 ? rest / count : (rest * rate) / (1 - (1 + rate) ** -count));
}
