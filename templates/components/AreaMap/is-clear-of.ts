/** Checks that a name cannot be mistaken for the label of another city's squares. */
import { type Box, centreOf, distanceBetween } from './boxes.ts';

/** Minimum difference between the distance of a name to other squares and to its own, in ems. */
const minDistanceDifference = 0.2;
/** The same for squares on the line of the name. Readers join what is on one line, unless its own squares are, too. */
const minDifferenceInLine = { ownInLine: 0.7, ownElsewhere: 2 } as const;

/** Returns whether a name is clearly closer to its own squares than to those of the box `other`. */
export function isClearOf(box: Box, ownRows: readonly Box[], other: Box, fontSize: number): boolean {
  const ownDistance = Math.min(...ownRows.map((row) => distanceBetween(box, row)));
  const isInLine = (row: Box) => overlapOf(box, row) > fontSize / 4;
  const middle = centreOf(box).y;
  const isBesideOwn = ownRows.some(({ y, height }) => y < middle && middle < y + height);
  const inLine = isBesideOwn ? minDifferenceInLine.ownInLine : minDifferenceInLine.ownElsewhere;
  return (
    distanceBetween(box, other) > ownDistance + (isInLine(other) ? inLine : minDistanceDifference) * fontSize
  );
}

function overlapOf(a: Box, b: Box): number {
  return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
}
