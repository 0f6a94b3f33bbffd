/** How numbers and telephone numbers are printed; figures of a language take their patterns from its words. */

/** By locale: to make one takes as long as to print sixty numbers with it. */
const formats = new Map<string, Intl.NumberFormat>();

/** `25,000`: Western digits with commas, as the settings' locale gives them. */
export function formatNumber(value: number, numberLocale: string): string {
  const format =
    formats.get(numberLocale) ?? new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 1 });
  formats.set(numberLocale, format);
  return format.format(value);
}

/** `$25,000`: an amount in whole US dollars as tables and badges print it in every language. */
export function formatTableMoney(amount: number): string {
  return `$${formatNumber(amount, 'en-US')}`;
}

/** `(626) 555-0100` for a number of the North American plan, otherwise the number as it stands. */
export function formatPhone(e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/u.exec(e164);
  return match === null ? e164 : `(${match[1]}) ${match[2]}-${match[3]}`;
}
