/** What names need to know of a map to find room on it. */
import { boxAround, letter, lineHeight, type Point, type Sign } from './boxes.ts';
import { widthOf } from './letter-widths.ts';
import type { MapPanel } from './map-panel.ts';
import type { Outline, Points } from './outlines.ts';

/** A name: `at` moves with the drawing, the box around it with the size of the letters. */
export type MapName = Sign & {
  readonly id: string;
  readonly lines: readonly string[];
  readonly anchor: 'start' | 'middle' | 'end';
  /** Point of the drawing to which a line leads, where the name stands away from what it names. */
  readonly leadsTo?: Point | undefined;
};

/** The map, its outlines, and what is taken already. */
export type MapRoom = {
  readonly panel: MapPanel;
  readonly taken: Sign[];
  readonly counties: readonly { readonly id: string; readonly outline: Outline }[];
  /** All outlines, those of other counties too. */
  readonly outlines: readonly Outline[];
  /** Points along the outlines of the counties, and along all outlines. */
  readonly lines: { readonly counties: Points; readonly all: Points };
};

/** A name around any point. */
export function centreName(id: string, lines: readonly string[]): (at: Point) => MapName {
  const width = Math.max(...lines.map(widthOf)) * letter;
  const box = boxAround({ x: 0, y: 0 }, width, lines.length * letter * lineHeight);
  return (at) => ({ id, lines, at, anchor: 'middle', box });
}

/** Two lines for a name of two words or more. */
export function breakName(name: string): string[] {
  const at = name.indexOf(' ');
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
