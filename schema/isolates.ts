/** Marks around words of a direction, for where no element can stand (Unicode Bidirectional Algorithm, UAX 9). */

/** A left-to-right isolate (U+2066) or a right-to-left one (U+2067), by direction. */
const begins = { ltr: '\u2066', rtl: '\u2067' } as const;
const end = '\u2069';

/** The text between marks of a direction. */
export function isolateWhole(text: string, dir: 'ltr' | 'rtl'): string {
  return `${begins[dir]}${text}${end}`;
}
