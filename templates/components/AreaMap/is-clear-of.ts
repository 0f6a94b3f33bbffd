/** Says whether a name can be taken for that of other squares than its own. */
import { type Box, distanceBetween } from './boxes.ts';

/** How much nearer to its own squares than to others a name stands, in sizes of letters; and than to those in its line. */
export const nearer = 0.2;
const nearerInLine = 0.7;

/** Whether nobody takes a name that stands so near to its own squares for that of others. */
export function isClearOf(box: Box, near: number, other: Box, letter: number): boolean {
  const shared = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  const isInLine = shared > letter / 4;
  return distanceBetween(box, other) > near + (isInLine ? nearerInLine : nearer) * letter;
}
