/**
 * Numbers in any script, as visitors type them. Separate from the table of scripts, which contains font data that
 * islands do not need.
 */

/** A digit of any script (Unicode property Nd). */
export const digit = /\p{Nd}/gu;

/** Thousands separators by script. */
export const thousandsSigns = { Latn: ',', Arab: '٬' } as const;

/** Decimal separators by script. */
export const decimalSigns = { Latn: '.', Arab: '٫' } as const;

/** Percent signs by script. */
export const percentSigns = { Latn: '%', Arab: '٪' } as const;

/** Returns the thousands separator of the script in which a text begins. */
export function thousandsSignOf(text: string): string {
  return thousandsSigns[/^\p{Script_Extensions=Arab}/u.test(text) ? 'Arab' : 'Latn'];
}

/** Returns a text with digits 0-9 in place of all others. */
export function unifyDigits(text: string): string {
  return text.replace(digit, (found) => String(digitValue(found.codePointAt(0) ?? 0)));
}

/** In Unicode the ten digits of a script are consecutive, and such ranges may be adjacent. */
function digitValue(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
