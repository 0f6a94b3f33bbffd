/**
 * Digits and separators of numbers in any script. They are separate from the table of scripts, because islands need
 * them without its font data.
 */

/** Matches each digit of any script (Unicode property Nd). */
export const digitPattern = /\p{Nd}/gu;

/** Thousands separators by script. */
export const thousandsSeparators = { Latn: ',', Arab: '٬' } as const;

/** Decimal separators by script. */
export const decimalSeparators = { Latn: '.', Arab: '٫' } as const;

/** Percent signs by script. */
export const percentSigns = { Latn: '%', Arab: '٪' } as const;

export function thousandsSeparatorOf(text: string): string {
  return thousandsSeparators[/^\p{Script_Extensions=Arab}/u.test(text) ? 'Arab' : 'Latn'];
}

/** Returns the text with the digits 0-9 in place of the digits of other scripts. */
export function unifyDigits(text: string): string {
  return text.replace(digitPattern, (found) => String(digitValue(found.codePointAt(0) ?? 0)));
}

/** Returns the value of a digit. In Unicode the ten digits of a script are consecutive, and ranges may be adjacent. */
function digitValue(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
