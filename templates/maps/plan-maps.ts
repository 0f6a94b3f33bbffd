/**
 * Defines the maps of the site and the squares on each: jails, stations and courts at their city, with the numbers of
 * their list.
 */
import { geoContains } from 'd3-geo';
import { countyShape, type View } from '../../schema/county-shapes.ts';
import type { CityFacts, CountyFacts, MapsFacts, SiteContent } from '../../schema/index.ts';
import type { MapMark } from '../components/AreaMap/map-panel.ts';
import { type DrawnPanel, drawMap, frameOf, type MapPoint } from './draw-maps.ts';

/** All maps: the counties with their jails, the area around the offices, and each county and city by its id. */
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
  /** The stations and courts of each city page. */
  readonly cities: ReadonlyMap<string, DrawnPanel>;
};

/** The part of an address that determines a point. */
type Addressed = Pick<CountyFacts['jails'][number], 'city' | 'zip'>;

/** A jail, a station or a court, with its number in the list when it has one. */
type NumberedPlace = MapMark & Addressed;

/** Number of cities without jails that a map of all counties names. */
const majorTowns = 12;
/** Margins in degrees around the squares: of a county without a configured view, and of a city. */
const countyMargin = 0.15;
const cityMargin = 0.035;
/** Minimum height of the map of a city in parts of its width, both in degrees. */
const cityHeight = 0.6;

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
        const view = views[id] ?? viewAround(points, countyMargin);
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
    cities: new Map(
      [...recordFacts.cities].map(([id, city]) => {
        const points = pointsAround(city, recordFacts.counties.get(city.county), maps);
        return [id, drawMap({ counties, view: heighten(viewAround(points, cityMargin)), points })];
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

/** Returns the stations and courts of a city page with their numbers, and all cities, the served ones first. */
function pointsAround(
  { served, stations, courts }: CityFacts,
  county: CountyFacts | undefined,
  maps: MapsFacts,
): MapPoint[] {
  const own = courts.flatMap((id) => county?.courts.filter((court) => court.id === id) ?? []);
  const points = withMarks(maps, numberPlaces({ jails: stations, courts: own }));
  const isServed = ({ id }: MapPoint) => served.includes(id);
  return [...points.filter(isServed), ...points.filter((point) => !isServed(point))];
}

function liesWithin({ west, south, east, north }: View, { longitude, latitude }: MapPoint): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

type Places = { readonly jails: readonly Addressed[]; readonly courts: readonly Addressed[] };

/** Returns jails or stations and then courts, numbered consecutively. */
function numberPlaces({ jails, courts }: Places): NumberedPlace[] {
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

function viewAround(points: readonly MapPoint[], margin: number): View {
  const marked = points.filter(({ marks }) => marks.length > 0);
  const [across, down] = [marked.map(({ longitude }) => longitude), marked.map(({ latitude }) => latitude)];
  return {
    west: Math.min(...across) - margin,
    south: Math.min(...down) - margin,
    east: Math.max(...across) + margin,
    north: Math.max(...down) + margin,
  };
}

/** Returns a view that is not flatter than the map of a city may be, with the same centre. */
function heighten({ west, south, east, north }: View): View {
  const missing = Math.max(0, (east - west) * cityHeight - (north - south));
  return { west, south: south - missing / 2, east, north: north + missing / 2 };
}
