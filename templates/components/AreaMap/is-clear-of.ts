/** Checks that a name cannot be mistaken for the label of another city's squares. */
import { type Box, distanceBetween } from './boxes.ts';

/**
 * Minimum difference between the distance to other squares and to its own, in letter sizes; the second value
 * applies to squares on the same line.
 */
export const nearer = 0.2;
const nearerInLine = 0.7;

/** Returns whether a name is clearly closer to its own squares than to any others. */
export function isClearOf(box: Box, near: number, other: Box, letterSize: number): boolean {
  const shared = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  const isInLine = shared > letterSize / 4;
  return distanceBetween(box, other) > near + (isInLine ? nearerInLine : nearer) * letterSize;
}
