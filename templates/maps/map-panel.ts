/** In units of the drawing: `drawMap` and `nameMaps` compute it, `AreaMap` renders it. */

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };

/** A square. Its number is that of a row in the list beside the map; undefined when there is no list. */
export type MapMark = { readonly number?: number | undefined; readonly kind: 'jail' | 'court' | 'office' };

export type MapLocation = Point & {
  readonly id: string;
  readonly name: string;
  readonly marks: readonly MapMark[];
  /** The edge next to which the squares are placed when the city is beyond it. */
  readonly beyond?: 'north' | 'east' | 'south' | 'west' | undefined;
};

/** Side of the cells of `areas`. */
export const cellSize = 4;

export type MapPanel = {
  readonly width: number;
  readonly height: number;
  readonly counties: readonly {
    readonly id: string;
    readonly label: string;
    readonly href: string;
    readonly path: string;
  }[];
  /** Outlines of the other visible counties, as path data. */
  readonly land: string;
  /** Rows of cells: the id of the county in the middle of each, `land` for another county, undefined for the sea. */
  readonly areas: readonly (readonly (string | undefined)[])[];
  /** Cities, most important first. */
  readonly locations: readonly MapLocation[];
  readonly ocean: string;
  readonly scale: { readonly length: number; readonly label: string };
  /** The area of the detail map, drawn as a frame; undefined when there is none. */
  readonly frame: Box | undefined;
};
