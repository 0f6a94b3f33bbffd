/** The contents of a map in units of its drawing: `drawMap` and `nameMaps` compute them, `AreaMap` renders them. */

/** A square. Its number is that of a row in the list beside the map; undefined when there is no list. */
export type MapMark = { readonly number?: number | undefined; readonly kind: 'jail' | 'court' | 'office' };

/** An edge of a map. */
export type MapSide = 'north' | 'east' | 'south' | 'west';

/** A city with its squares. */
export type MapLocation = {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly marks: readonly MapMark[];
  /** The edge next to which the squares are placed when the city is beyond it. */
  readonly beyond?: MapSide | undefined;
};

/** The contents of a map. */
export type MapPanel = {
  readonly width: number;
  readonly height: number;
  /** The counties: their outlines as path data, and a point inside for the name. */
  readonly counties: readonly {
    readonly id: string;
    readonly label: string;
    /** Address of its guide. */
    readonly href: string;
    readonly path: string;
    readonly x: number;
    readonly y: number;
  }[];
  /** Outlines of the other visible counties, as path data. */
  readonly land: string;
  /** Cities, most important first. */
  readonly locations: readonly MapLocation[];
  /** Name of the sea. */
  readonly ocean: string;
  /** The scale bar: its length and its label. */
  readonly scale: { readonly length: number; readonly label: string };
  /** The area of the detail map, drawn as a frame; undefined when there is none. */
  readonly frame:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined;
};
