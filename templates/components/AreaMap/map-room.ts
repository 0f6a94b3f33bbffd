/** What names need to know of a map to find room on it. */
import { type Box, boxAround, lineHeight, type Point } from './boxes.ts';
import { widthOf } from './letter-widths.ts';
import type { MapGround } from './map-ground.ts';
import type { MapPanel } from './map-panel.ts';

/** A name in its place. */
export type MapName = {
  readonly id: string;
  readonly lines: readonly string[];
  readonly box: Box;
  /** The edge of the box at which the letters begin or end. */
  readonly anchor: 'start' | 'middle' | 'end';
  /** Point of the drawing to which a line leads, where the name stands away from what it names. */
  readonly leadsTo?: Point | undefined;
};

/** The map, what is on it, and what is taken already. */
export type MapRoom = MapGround & {
  readonly panel: MapPanel;
  /** Size of letters, in units of the drawing. */
  readonly letter: number;
  readonly taken: Box[];
};

/** The room that lines of words take. */
export function sizeOfWords(lines: readonly string[], letter: number): Pick<Box, 'width' | 'height'> {
  return {
    width: Math.max(...lines.map(widthOf)) * letter,
    height: lines.length * letter * lineHeight,
  };
}

/** A name around any point. */
export function centreName(id: string, lines: readonly string[], letter: number): (at: Point) => MapName {
  const { width, height } = sizeOfWords(lines, letter);
  return (at) => ({ id, lines, anchor: 'middle', box: boxAround(at, width, height) });
}

/** Two lines for a name of two words or more. */
export function breakName(name: string): string[] {
  const at = name.indexOf(' ');
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
