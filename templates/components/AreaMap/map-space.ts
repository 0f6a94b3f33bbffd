/** The free space of a map, in which names are placed. */
import { type Box, boxAround, lineHeight, type Point } from './boxes.ts';
import { widthOf } from './letter-widths.ts';
import type { MapGeometry } from './map-geometry.ts';
import type { MapPanel } from './map-panel.ts';

/** A name with its position. */
export type MapName = {
  readonly id: string;
  readonly lines: readonly string[];
  readonly box: Box;
  /** The alignment of the lines in the box, as in the SVG attribute `text-anchor`. */
  readonly anchor: 'start' | 'middle' | 'end';
};

/** A map with its geometry and the boxes that are already occupied. */
export type MapSpace = MapGeometry & {
  readonly panel: MapPanel;
  /** Font size in units of the drawing. */
  readonly fontSize: number;
  readonly occupied: Box[];
};

export function sizeOfLines(lines: readonly string[], fontSize: number): Pick<Box, 'width' | 'height'> {
  return {
    width: Math.max(...lines.map(widthOf)) * fontSize,
    height: lines.length * fontSize * lineHeight,
  };
}

export function centreName(id: string, lines: readonly string[], fontSize: number): (at: Point) => MapName {
  const { width, height } = sizeOfLines(lines, fontSize);
  return (at) => ({ id, lines, anchor: 'middle', box: boxAround(at, width, height) });
}

/** Splits a name of several words into two lines, at its first space. */
export function breakName(name: string): string[] {
  const at = name.indexOf(' ');
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
