/** Checks that a name cannot be mistaken for the label of another city's squares. */
import { type Box, distanceBetween } from './boxes.ts';

/**
 * Minimum difference between the distance of a name to other squares and to its own, in ems; the
 * second value applies to squares on the same line.
 */
export const minDistanceDifference = 0.2;
const minDistanceDifferenceInLine = 0.7;

/** Returns whether a name is clearly closer to its own squares, at `ownDistance`, than to the box `other`. */
export function isClearOf(box: Box, ownDistance: number, other: Box, fontSize: number): boolean {
  const overlap = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  const isInLine = overlap > fontSize / 4;
  return (
    distanceBetween(box, other) >
    ownDistance + (isInLine ? minDistanceDifferenceInLine : minDistanceDifference) * fontSize
  );
}
