/**
 * Defines the maps of the site and the squares on each: jails and courts at their city, with the numbers of their
 * list.
 */
import { geoContains } from 'd3-geo';
import { countyShape, type View } from '../../schema/county-shapes.ts';
import type { CountyFacts, MapsFacts, SiteContent } from '../../schema/index.ts';
import type { MapMark } from '../components/AreaMap/map-panel.ts';
import { type DrawnPanel, drawMap, frameOf, type MapPoint } from './draw-maps.ts';

/** All maps: the counties with their jails, the offices with their surroundings, and each county by its id. */
export type DrawnMaps = {
  readonly area: DrawnPanel;
  readonly around: DrawnPanel;
  readonly offices: DrawnPanel;
  readonly counties: ReadonlyMap<string, DrawnPanel>;
  /**
   * Detail maps of the dense part of a county. The map of the whole county has a frame for it, without squares
   * inside.
   */
  readonly close: ReadonlyMap<string, DrawnPanel>;
};

/** A jail or a court, with its number in the list when it has one. */
type NumberedPlace = MapMark & Pick<CountyFacts['jails'][number], 'city' | 'zip'>;

/** Number of cities without jails that a map of all counties names. */
const majorTowns = 12;
/** Margin in degrees around the squares of a county without a configured view. */
const margin = 0.15;

/** Draws every map. The result is the same for every language. */
export function drawSiteMaps({ facts: { maps, offices }, recordFacts }: SiteContent): DrawnMaps {
  const records = [...recordFacts.counties];
  const counties = records.map(([id, { fips }]) => ({ id, fips }));
  const { area, offices: aroundOffices, counties: views, close = {} } = maps.views;
  // Each county numbers its own jails, so a map of all counties has no numbers.
  const jails = records.flatMap(([, facts]) =>
    facts.jails.map(({ city, zip }) => ({ kind: 'jail' as const, city, zip })),
  );
  const towns = withMarks(maps, []);
  const isMajor = ({ id }: MapPoint) => towns.slice(0, majorTowns).some((town) => town.id === id);
  const points = withMarks(maps, jails).filter((point) => point.marks.length > 0 || isMajor(point));
  return {
    area: drawMap({ counties, view: area, points }),
    around: {
      ...drawMap({ counties, view: area, points: towns.filter(isMajor) }),
      frame: frameOf(aroundOffices, area),
    },
    offices: drawMap({ counties, view: aroundOffices, points: besideOffices(towns, offices.offices) }),
    counties: new Map(
      records.map(([id, facts]) => {
        const points = pointsOf(facts, maps);
        const view = views[id] ?? viewAround(points);
        const dense = close[id];
        if (dense === undefined) return [id, drawMap({ counties, view, points })];
        const outside = points.filter((point) => !liesWithin(dense, point));
        return [id, { ...drawMap({ counties, view, points: outside }), frame: frameOf(dense, view) }];
      }),
    ),
    close: new Map(
      records.flatMap(([id, facts]) => {
        const view = close[id];
        if (view === undefined) return [];
        const points = pointsOf(facts, maps).filter((point) => liesWithin(view, point));
        return [[id, drawMap({ counties, view, points })]];
      }),
    ),
  };
}

/** Returns the places of a county with their numbers, and its other cities. */
function pointsOf(facts: CountyFacts, maps: MapsFacts): MapPoint[] {
  return withMarks(maps, numberPlaces(facts)).filter(
    (point) => point.marks.length > 0 || liesIn(facts.fips, point),
  );
}

function liesWithin({ west, south, east, north }: View, { longitude, latitude }: MapPoint): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

/** Returns the jails of a county and then its courts, numbered consecutively. */
export function numberPlaces({ jails, courts }: Pick<CountyFacts, 'jails' | 'courts'>): NumberedPlace[] {
  return [
    ...jails.map(({ city, zip }) => ({ kind: 'jail' as const, city, zip })),
    ...courts.map(({ city, zip }) => ({ kind: 'court' as const, city, zip })),
  ].map((place, index) => ({ ...place, number: index + 1 }));
}

/** Returns all cities and ZIP codes with their squares. A ZIP code without squares is omitted. */
function withMarks({ towns, zips }: MapsFacts, places: readonly NumberedPlace[]): MapPoint[] {
  const isAtZip = (place: NumberedPlace) => zips.some(({ zip }) => zip === place.zip);
  const marksOf = (own: readonly NumberedPlace[]) => own.map(({ number, kind }) => ({ number, kind }));
  return [
    ...towns.map((town) => ({
      ...town,
      marks: marksOf(places.filter((place) => place.city === town.name && !isAtZip(place))),
    })),
    ...zips.map(({ zip, ...point }) => ({
      ...point,
      id: zip,
      marks: marksOf(places.filter((place) => place.zip === zip)),
    })),
  ].filter(({ id, marks }) => marks.length > 0 || !zips.some(({ zip }) => zip === id));
}

/** Returns the offices first, then the cities without an office. */
function besideOffices(
  towns: readonly MapPoint[],
  offices: readonly { readonly id: string; readonly latitude: number; readonly longitude: number }[],
): MapPoint[] {
  const pins = offices.map((office, index) => ({
    ...office,
    marks: [{ number: index + 1, kind: 'office' as const }],
  }));
  return [...pins, ...towns.filter(({ id }) => !offices.some((office) => office.id === id))];
}

function liesIn(fips: string, { longitude, latitude }: MapPoint): boolean {
  const shape = countyShape(fips);
  return shape !== undefined && geoContains(shape, [longitude, latitude]);
}

function viewAround(points: readonly MapPoint[]): View {
  const marked = points.filter(({ marks }) => marks.length > 0);
  const [across, down] = [marked.map(({ longitude }) => longitude), marked.map(({ latitude }) => latitude)];
  return {
    west: Math.min(...across) - margin,
    south: Math.min(...down) - margin,
    east: Math.max(...across) + margin,
    north: Math.max(...down) + margin,
  };
}
