/** The premium of a bail amount, and how amounts of money are printed in outputs of every language. */

/** The premium in whole dollars, half a dollar rounded up; below one dollar in cents, too. */
export function estimatePremium(dollars: number, ratePercent: number): number {
  const premium = (dollars * ratePercent) / 100;
  return premium < 1 ? premium : Math.round(premium);
}

/** `$4,000`: Western digits and commas in every language; `$0.10` below one dollar. */
export function formatDollars(dollars: number): string {
  return `$${(dollars < 1 ? dollars.toFixed(2) : String(dollars)).replace(/\B(?=(?:\d{3})+$)/gu, ',')}`;
}
