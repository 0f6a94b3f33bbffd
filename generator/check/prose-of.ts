/** What visitors read of a text: everything but placeholders and link targets. */

const unread = /\{\{[^{}]*\}\}|\]\([^()]*\)/gu;

/** The text with placeholders and link targets blanked out, every other character in its place. */
export function proseOf(text: string): string {
  return text.replace(unread, (found) => ' '.repeat(found.length));
}
