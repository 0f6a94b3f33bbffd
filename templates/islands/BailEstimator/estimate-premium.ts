/** Computes the premium of a bail amount and formats amounts of money for all languages. */

/** Returns the premium in whole dollars, rounded half up; below one dollar with cents. */
export function estimatePremium(dollars: number, ratePercent: number): number {
  const premium = (dollars * ratePercent) / 100;
  return premium < 1 ? premium : Math.round(premium);
}

/** Formats an amount as `$4,000`, with Western digits and commas in every language; `$0.10` below one dollar. */
export function formatDollars(dollars: number): string {
  return `$${(dollars < 1 ? dollars.toFixed(2) : String(dollars)).replace(/\B(?=(?:\d{3})+$)/gu, ',')}`;
}
