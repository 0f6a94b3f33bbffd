/** Finds a corner for the bar that shows distances. */
import { type Box, hasRoom } from './boxes.ts';
import { type MapRoom, sizeOfWords } from './map-room.ts';
import { runsThrough } from './outlines.ts';

/** Distance to the edges. */
const margin = 8;
/** Height of the ends of the bar. */
export const barHeight = 5;

/** The first corner without squares, and if there is one without lines of counties; nowhere when all have squares. */
export function placeScale({ panel, letter, taken, lines }: MapRoom): Box | undefined {
  const { width: across, height: down, scale } = panel;
  const words = sizeOfWords([scale.label], letter);
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
    .filter((box) => hasRoom(box, taken, panel));
  return free.find((box) => !runsThrough(lines.counties, box)) ?? free[0];
}
