import type { PlanTerms } from '../../contract/page-context.ts';

/** The payments for a fee, rounded up, so that no payment is higher than the displayed amount. */
export type PlanPayments = {
  readonly down: number;
  /** The payment at the end of every month, for each number of months. */
  readonly monthly: readonly number[];
};

export function computePayments(fee: number, terms: PlanTerms): PlanPayments {
  const down = Math.ceil((fee * terms.downPaymentPercent) / 100);
  return { down, monthly: terms.months.map((months) => monthlyPayment(fee - down, months, terms)) };
}

function monthlyPayment(principal: number, months: number, { annualPercentageRate }: PlanTerms): number {
  const rate = annualPercentageRate / 1200;
  return Math.ceil(rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months));
}
