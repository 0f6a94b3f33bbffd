/** What of a typed text becomes a message. */

/** Characters of a message that are shown and read, in UTF-16 units; the field takes no more. */
export const longestMessage = 1000;

const blank = /^[\s\p{Cf}\p{Cc}]*$/u;
/** The first half of a character that lost its second half. */
const halfCharacter = /[\uD800-\uDBFF]$/u;

/** The message, or undefined when nothing can be seen in it. */
export function readMessage(typed: string): string | undefined {
  if (blank.test(typed)) return undefined;
  return typed.trim().slice(0, longestMessage).replace(halfCharacter, '');
}
