/** Computes the premium of a bail amount, and formats amounts of money in the same way for all languages. */

/** Returns the premium in whole dollars, rounded half up. A premium below one dollar is not rounded. */
export function estimatePremium(dollars: number, ratePercent: number): number {
  const premium = (dollars * ratePercent) / 100;
  return premium < 1 ? premium : Math.round(premium);
}

/** Formats an amount as `$4,000` in every language. An amount below one dollar has cents: `$0.10`. */
export function formatDollars(dollars: number): string {
  return `$${(dollars < 1 ? dollars.toFixed(2) : String(dollars)).replace(/\B(?=(?:\d{3})+$)/gu, ',')}`;
}
