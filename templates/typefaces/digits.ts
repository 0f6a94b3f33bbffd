/** Separate from the table of scripts, because islands need digits without its font data. */

/** Matches each digit of any script (Unicode property Nd). */
export const digitPattern = /\p{Nd}/gu;

export const thousandsSeparators = { Latn: ',', Arab: '٬' } as const;

export const decimalSeparators = { Latn: '.', Arab: '٫' } as const;

export const percentSigns = { Latn: '%', Arab: '٪' } as const;

export function thousandsSeparatorOf(text: string): string {
  return thousandsSeparators[/^\p{Script_Extensions=Arab}/u.test(text) ? 'Arab' : 'Latn'];
}

export function unifyDigits(text: string): string {
  return text.replace(digitPattern, (found) => String(digitValue(found.codePointAt(0) ?? 0)));
}

/** In Unicode the ten digits of a script are consecutive, and ranges may be adjacent. */
function digitValue(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
