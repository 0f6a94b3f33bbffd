/** Draws the two maps of the site: the counties, and the part in which the offices lie (R146–R149). */
import { type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import type { MapPanel } from '../../templates/page-context.ts';
import { type CountyShape, countyShape } from './county-shapes.ts';

/** What is drawn. */
export type MapInput = {
  readonly counties: readonly { readonly id: string; readonly fips: string }[];
  readonly offices: readonly { readonly id: string; readonly latitude: number; readonly longitude: number }[];
};

/** A panel without names and addresses, which differ from language to language. */
export type DrawnPanel = Omit<MapPanel, 'counties' | 'pins'> & {
  readonly counties: readonly {
    readonly id: string;
    readonly path: string;
    readonly x: number;
    readonly y: number;
  }[];
  readonly pins: readonly {
    readonly id: string;
    readonly number: number;
    readonly x: number;
    readonly y: number;
  }[];
};

/** Both panels. */
export type DrawnMaps = { readonly counties: DrawnPanel; readonly offices: DrawnPanel };

type Shapes = readonly { readonly id: string; readonly shape: CountyShape }[];
type Size = { readonly width: number; readonly height: number };
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Units of the view boxes; the counties together are wider than high, the offices' surroundings less so. */
const countiesSize: Size = { width: 400, height: 252 };
const officesSize: Size = { width: 400, height: 350 };
/** Room between a shape and the edge, and between the offices and the edge of their panel. */
const margin = 8;
const officesMargin = { x: 80, y: 64 };

/** Draws the panels; a county whose code is unknown is left out, which a check tells. */
export function drawMaps({ counties, offices }: MapInput): DrawnMaps {
  const shapes = counties.flatMap(({ id, fips }) => {
    const shape = countyShape(fips);
    return shape === undefined ? [] : [{ id, shape }];
  });
  const wide = projectCounties(shapes);
  const close = projectOffices(offices);
  return {
    counties: {
      ...countiesSize,
      counties: drawCounties(shapes, wide),
      pins: [],
      frame: frameOf(wide, close),
    },
    offices: {
      ...officesSize,
      counties: drawCounties(shapes, close, officesSize),
      pins: drawPins(offices, close),
      frame: undefined,
    },
  };
}

function projectCounties(shapes: Shapes): GeoProjection {
  const all = { type: 'FeatureCollection' as const, features: shapes.map(({ shape }) => shape) };
  return geoMercator().fitExtent(extent(countiesSize, { x: margin, y: margin }), all);
}

function projectOffices(offices: MapInput['offices']): GeoProjection {
  const coordinates = offices.map(({ longitude, latitude }) => [longitude, latitude]);
  return geoMercator().fitExtent(extent(officesSize, officesMargin), { type: 'MultiPoint', coordinates });
}

function extent(
  { width, height }: Size,
  { x, y }: { x: number; y: number },
): [[number, number], [number, number]] {
  return [
    [x, y],
    [width - x, height - y],
  ];
}

/** Outlines with one decimal; with a size, they are cut behind the edges of the panel, where no line shows. */
function drawCounties(shapes: Shapes, projection: GeoProjection, size?: Size): DrawnPanel['counties'] {
  const clipped =
    size === undefined
      ? projection
      : geoMercator()
          .scale(projection.scale())
          .translate(projection.translate())
          .clipExtent([
            [-margin, -margin],
            [size.width + margin, size.height + margin],
          ]);
  const toPath = geoPath(clipped).digits(1);
  return shapes.flatMap(({ id, shape }) => {
    const path = toPath(shape);
    const [x, y] = toPath.centroid(shape);
    return path === null ? [] : [{ id, path, x: round(x), y: round(y) }];
  });
}

function drawPins(offices: MapInput['offices'], projection: GeoProjection): DrawnPanel['pins'] {
  return offices.flatMap(({ id, longitude, latitude }, index) => {
    const point = projection([longitude, latitude]);
    return point === null ? [] : [{ id, number: index + 1, x: round(point[0]), y: round(point[1]) }];
  });
}

/** Where the panel of the offices lies on the panel of the counties. */
function frameOf(wide: GeoProjection, close: GeoProjection): Box | undefined {
  const corner = (x: number, y: number) => {
    const place = close.invert?.([x, y]);
    return place && wide(place);
  };
  const start = corner(0, 0);
  const end = corner(officesSize.width, officesSize.height);
  if (!start || !end) return undefined;
  return {
    x: round(start[0]),
    y: round(start[1]),
    width: round(end[0] - start[0]),
    height: round(end[1] - start[1]),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
