/** Converts a typed text to a message that can be sent. */

/** Maximum length of a message in UTF-16 code units; also that of the field. */
export const maxMessageLength = 1000;

const blank = /^[\s\p{Cf}\p{Cc}]*$/u;
/** A high surrogate at the end, whose low surrogate was cut off. */
const loneSurrogate = /[\uD800-\uDBFF]$/u;

/** Returns the message; undefined when the text has no visible character. */
export function readMessage(typedText: string): string | undefined {
  if (blank.test(typedText)) return undefined;
  return typedText.trim().slice(0, maxMessageLength).replace(loneSurrogate, '');
}
