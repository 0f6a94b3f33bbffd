/**
 * Numbers as visitors type them, in any script. Apart from the table of scripts, because widgets bring this to visitors
 * and fonts have no place there.
 */

/** A digit of any script: Unicode knows which signs are some. */
export const digit = /\p{Nd}/gu;

/** What stands between groups of three digits, by script. */
export const thousandsSigns = { Latn: ',', Arab: '٬' } as const;

/** What stands before the part of a whole, by script. */
export const decimalSigns = { Latn: '.', Arab: '٫' } as const;

/** What says that a number counts hundredths, by script. */
export const percentSigns = { Latn: '%', Arab: '٪' } as const;

/** What stands between groups of the digits with which a text begins. */
export function thousandsSignOf(text: string): string {
  return thousandsSigns[/^\p{Script_Extensions=Arab}/u.test(text) ? 'Arab' : 'Latn'];
}

/** A text with digits 0-9 in place of all others. */
export function unifyDigits(text: string): string {
  return text.replace(digit, (found) => String(digitValue(found.codePointAt(0) ?? 0)));
}

/** The digits of a script stand in a row in Unicode, and rows of ten may follow each other. */
function digitValue(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
