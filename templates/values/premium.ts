/** Browsers and the generator compute and print the price with these functions. */

/** Whole US dollars, rounded half up; below one dollar rounded to cents. */
export function premiumOf(dollars: number, ratePercent: number): number {
  // Fewer digits than a number has, because 2750 * 1.4 / 100 is slightly less than 38.5.
  const premium = Number(((dollars * ratePercent) / 100).toPrecision(12));
  return premium < 1 ? Math.round(premium * 100) / 100 : Math.round(premium);
}

/** `$4,000` in every language; cents only for an amount that is not whole: `$2,500.50`. */
export function formatDollars(dollars: number): string {
  const [whole = '', cents] = dollars.toFixed(Number.isInteger(dollars) ? 0 : 2).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return `$${grouped}${cents === undefined ? '' : `.${cents}`}`;
}
