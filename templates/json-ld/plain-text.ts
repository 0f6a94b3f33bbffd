/** Converts rich text to plain text, for attributes, titles and structured data. */
import type { Inline } from '../../schema/index.ts';

/** Returns the plain text of a rich text. */
export function plainTextOf(inline: Inline): string {
  return inline.map((node) => (node.type === 'text' ? node.text : plainTextOf(node.children))).join('');
}
