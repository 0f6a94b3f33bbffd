/** Finds a corner for the scale bar. */
import { type Box, hasRoom } from './boxes.ts';
import { type MapSpace, sizeOfWords } from './map-space.ts';
import { runsThrough } from './outlines.ts';

/** Distance to the edges. */
const margin = 8;
/** Height of the end ticks. */
export const barHeight = 5;

/** Returns the first corner without squares, preferably without outlines; undefined when every corner has squares. */
export function placeScale({ panel, letterSize, occupied, lines }: MapSpace): Box | undefined {
  const { width: across, height: down, scale } = panel;
  const words = sizeOfWords([scale.label], letterSize);
  const width = Math.max(words.width, scale.length);
  const height = words.height + barHeight;
  const [end, below] = [across - width - margin, down - height - margin];
  const corners = [
    { x: end, y: below },
    { x: margin, y: below },
    { x: end, y: margin },
    { x: margin, y: margin },
  ];
  const free = corners
    .map((corner) => ({ ...corner, width, height }))
    .filter((box) => hasRoom(box, occupied, panel));
  return free.find((box) => !runsThrough(lines.counties, box)) ?? free[0];
}
