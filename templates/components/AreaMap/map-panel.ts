/** What a map shows, in units of its drawing: made by the generator, printed by `AreaMap`. */

/** A square; its number is that of a list beside the map, and where there is no such list it has none. */
export type MapMark = { readonly number?: number | undefined; readonly kind: 'jail' | 'court' | 'office' };

/** An edge of a map. */
export type MapSide = 'north' | 'east' | 'south' | 'west';

/** A city and the marks that stand at it; without marks it is only named. */
export type MapLocation = {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly marks: readonly MapMark[];
  /** The edge on which it stands because it lies beyond it. */
  readonly beyond?: MapSide | undefined;
};

/** A drawn part of the country. */
export type MapPanel = {
  readonly width: number;
  readonly height: number;
  /** The counties with their outlines as path data, and a point inside for the name. */
  readonly counties: readonly {
    readonly id: string;
    readonly label: string;
    /** Address of its guide. */
    readonly href: string;
    readonly path: string;
    readonly x: number;
    readonly y: number;
  }[];
  /** Outlines of the other counties in sight, as path data. */
  readonly land: string;
  /** Cities, the most important first. */
  readonly locations: readonly MapLocation[];
  /** Name of the sea. */
  readonly ocean: string;
  /** A bar that shows distances: how long it is, and what it says. */
  readonly scale: { readonly length: number; readonly label: string };
  /** The part that another map shows. */
  readonly frame:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined;
};
