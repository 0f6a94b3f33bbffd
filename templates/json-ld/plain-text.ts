/** Words without marks, for attributes, titles and structured data. */
import type { Inline } from '../../schema/index.ts';
import { withoutIsolates } from '../../schema/isolates.ts';

/** The words of a rich text, without marks and isolates. */
export function plainTextOf(inline: Inline): string {
  return inline
    .map((node) => (node.type === 'text' ? withoutIsolates(node.text) : plainTextOf(node.children)))
    .join('');
}
