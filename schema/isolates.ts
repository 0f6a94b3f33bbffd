/** The marks around runs of the other direction (Unicode Bidirectional Algorithm, UAX 9). */

/** Begins a left-to-right run. */
export const LEFT_TO_RIGHT_ISOLATE = '\u2066';
/** Begins a right-to-left run. */
export const RIGHT_TO_LEFT_ISOLATE = '\u2067';
/** Ends a run. */
export const END_OF_ISOLATE = '\u2069';

/** The text without isolate marks, for addresses, structured data and copies. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/gu, '');
}
