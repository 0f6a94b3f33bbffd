/** The free space of a map, in which names are placed. */
import { type Box, boxAround, lineHeight, type Point } from './boxes.ts';
import { widthOf } from './letter-widths.ts';
import type { MapGround } from './map-ground.ts';
import type { MapPanel } from './map-panel.ts';

/** A name with its position. */
export type MapName = {
  readonly id: string;
  readonly lines: readonly string[];
  readonly box: Box;
  /** The edge of the box at which the letters begin or end. */
  readonly anchor: 'start' | 'middle' | 'end';
  /** End point of the line from a name that is placed apart. */
  readonly leadsTo?: Point | undefined;
};

/** A map, everything on it, and the boxes that are already occupied. */
export type MapSpace = MapGround & {
  readonly panel: MapPanel;
  /** Letter size in units of the drawing. */
  readonly letterSize: number;
  readonly occupied: Box[];
};

/** Returns the box that lines of text occupy. */
export function sizeOfWords(lines: readonly string[], letterSize: number): Pick<Box, 'width' | 'height'> {
  return {
    width: Math.max(...lines.map(widthOf)) * letterSize,
    height: lines.length * letterSize * lineHeight,
  };
}

/** Returns a name centred on a point. */
export function centreName(id: string, lines: readonly string[], letterSize: number): (at: Point) => MapName {
  const { width, height } = sizeOfWords(lines, letterSize);
  return (at) => ({ id, lines, anchor: 'middle', box: boxAround(at, width, height) });
}

/** Splits a name of several words into two lines. */
export function breakName(name: string): string[] {
  const at = name.indexOf(' ');
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
