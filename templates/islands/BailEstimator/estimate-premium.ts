/** The premium of a bail amount, and how amounts of money are printed in outputs of every language. */

/** The premium in whole dollars, half a dollar rounded up. */
export function estimatePremium(dollars: number, ratePercent: number): number {
  return Math.round((dollars * ratePercent) / 100);
}

/** `$4,000`: Western digits and commas in every language. */
export function formatDollars(dollars: number): string {
  return `$${String(dollars).replace(/\B(?=(?:\d{3})+$)/gu, ',')}`;
}
