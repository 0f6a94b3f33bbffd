/** Finds a place for the scale bar. */
import { type Box, centreOf, hasRoom } from './boxes.ts';
import { type MapSpace, sizeOfLines } from './map-space.ts';
import { containsPoint, runsThrough } from './outlines.ts';

/** Distance of the scale bar from the edges of the map. */
const margin = 8;
/** Height of the bar, which is that of the ticks at its ends. */
export const barHeight = 5;

/** Returns the scale bar in a free corner: at sea, otherwise away from outlines; undefined when no corner is free. */
export function placeScale({ panel, fontSize, occupied, lines, outlines }: MapSpace): Box | undefined {
  const { width: mapWidth, height: mapHeight, scale } = panel;
  const labelSize = sizeOfLines([scale.label], fontSize);
  const width = Math.max(labelSize.width, scale.length);
  const height = labelSize.height + barHeight;
  const [right, bottom] = [mapWidth - width - margin, mapHeight - height - margin];
  const corners = [
    { x: right, y: bottom },
    { x: margin, y: bottom },
    { x: right, y: margin },
    { x: margin, y: margin },
  ];
  const boxes = corners
    .map((corner) => ({ ...corner, width, height }))
    .filter((box) => hasRoom(box, occupied, panel));
  const isAtSea = (box: Box) =>
    !runsThrough(lines.all, box) && !outlines.some((outline) => containsPoint(outline, centreOf(box)));
  return boxes.find(isAtSea) ?? boxes.find((box) => !runsThrough(lines.all, box)) ?? boxes[0];
}
