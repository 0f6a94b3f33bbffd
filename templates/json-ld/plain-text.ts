/** Converts rich text to plain text, for attributes, titles and structured data. */
import type { Inline } from '../../schema/index.ts';

export function plainTextOf(inline: Inline): string {
  return inline.map((node) => (node.type === 'text' ? node.text : plainTextOf(node.children))).join('');
}
