/** Formatters by locale, cached because creating one takes as long as printing sixty numbers. */
const formats = new Map<string, Intl.NumberFormat>();

/** `25,000`, by the locale of the settings. */
export function formatNumber(value: number, numberLocale: string): string {
  const format =
    formats.get(numberLocale) ?? new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 1 });
  formats.set(numberLocale, format);
  return format.format(value);
}

/** `(626) 555-0100` for a number of the North American plan, otherwise the number unchanged. */
export function formatPhone(e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/u.exec(e164);
  return match === null ? e164 : `(${match[1]}) ${match[2]}-${match[3]}`;
}
