/**
 * Defines the maps of the site and the squares on each map. A square is at an office, or at the city or ZIP code of a
 * jail, station or court. It has the number that the place has in the list beside the map, if there is such a list.
 */
import { geoContains } from 'd3-geo';
import { countyShape, type View } from '../../schema/county-shapes.ts';
import type { CityFacts, CountyFacts, MapsFacts, SiteContent } from '../../schema/index.ts';
import type { MapMark } from '../components/AreaMap/map-panel.ts';
import { type DrawnPanel, drawMap, frameOf, type MapPoint } from './draw-maps.ts';

/** All maps of the site, without the texts of a language. */
export type DrawnMaps = {
  /** All counties with their jails. */
  readonly area: DrawnPanel;
  /** All counties without jails, with a frame for the map of the offices. */
  readonly around: DrawnPanel;
  readonly offices: DrawnPanel;
  /** Each county with its jails and courts, by its id. */
  readonly counties: ReadonlyMap<string, DrawnPanel>;
  /**
   * Detail maps of the dense areas of counties, by the id of the county. The map of such a county shows a frame for
   * the dense area and no squares inside it.
   */
  readonly details: ReadonlyMap<string, DrawnPanel>;
  /** The stations and courts of each city page, by its id. */
  readonly cities: ReadonlyMap<string, DrawnPanel>;
  /** The part of the county in which each city is, by the id of the city, with a frame for the map of the city. */
  readonly aroundCities: ReadonlyMap<string, DrawnPanel>;
};

/** The fields of an address that determine a point. */
type MapAddress = Pick<CountyFacts['jails'][number], 'city' | 'zip'>;

/** A jail, a station or a court, with its number in the list when it has one. */
type MarkedPlace = MapMark & MapAddress;

/** Number of cities, the first of the facts, that a map of all counties shows even if they have no jail. */
const majorTownCount = 12;
/** Margins in degrees around the squares of a county without a configured view, and of a city. */
const countyMargin = 0.15;
const cityMargin = 0.035;
/** Minimum ratio of the height of a city's map to its width, both in degrees. */
const minCityHeightRatio = 0.6;

/** Draws every map. The result is the same for every language. */
export function drawSiteMaps({ facts: { maps, offices }, recordFacts }: SiteContent): DrawnMaps {
  const records = [...recordFacts.counties];
  const counties = records.map(([id, { fips }]) => ({ id, fips }));
  const { offices: aroundOffices, counties: views, close: detailViews = {} } = maps.views;
  // Each county numbers its own jails, so a map of all counties has no numbers.
  const jails = records.flatMap(([, facts]) =>
    facts.jails.map(({ city, zip }) => ({ kind: 'jail' as const, city, zip })),
  );
  const area = maps.views.area ?? viewAround(withMarks(maps, jails), countyMargin);
  const towns = withMarks(maps, []);
  const isMajor = ({ id }: MapPoint) => towns.slice(0, majorTownCount).some((town) => town.id === id);
  const points = withMarks(maps, jails).filter((point) => point.marks.length > 0 || isMajor(point));
  const cityViews = [...recordFacts.cities].map(([id, city]) => {
    const points = pointsAround(city, recordFacts.counties.get(city.county), maps);
    const outerView = detailViews[city.county] ?? views[city.county] ?? area;
    return { id, points, view: heighten(viewAround(points, cityMargin)), outerView };
  });
  return {
    area: drawMap({ counties, view: area, points }),
    around: {
      ...drawMap({ counties, view: area, points: towns.filter(isMajor) }),
      frame: frameOf(aroundOffices, area),
    },
    offices: drawMap({ counties, view: aroundOffices, points: joinOffices(towns, offices.offices) }),
    counties: new Map(
      records.map(([id, facts]) => {
        const points = pointsOf(facts, maps);
        const view = views[id] ?? viewAround(points, countyMargin);
        const detailView = detailViews[id];
        if (detailView === undefined) return [id, drawMap({ counties, view, points })];
        const outsidePoints = points.filter((point) => !isInView(detailView, point));
        return [
          id,
          { ...drawMap({ counties, view, points: outsidePoints }), frame: frameOf(detailView, view) },
        ];
      }),
    ),
    details: new Map(
      records.flatMap(([id, facts]) => {
        const view = detailViews[id];
        if (view === undefined) return [];
        const points = pointsOf(facts, maps).filter((point) => isInView(view, point));
        return [[id, drawMap({ counties, view, points })]];
      }),
    ),
    cities: new Map(cityViews.map(({ id, points, view }) => [id, drawMap({ counties, view, points })])),
    aroundCities: new Map(
      cityViews.map(({ id, view, outerView }) => [
        id,
        {
          ...drawMap({ counties, view: outerView, points: towns.filter(isMajor) }),
          frame: frameOf(view, outerView),
        },
      ]),
    ),
  };
}

/** Returns the points of a county: its numbered places, and its other cities. */
function pointsOf(facts: CountyFacts, maps: MapsFacts): MapPoint[] {
  return withMarks(maps, numberPlaces(facts)).filter(
    (point) => point.marks.length > 0 || isInCounty(facts.fips, point),
  );
}

/** Returns the points of a city page: its numbered stations and courts, and all cities, the served ones first. */
function pointsAround(
  { served, stations, courts }: CityFacts,
  county: CountyFacts | undefined,
  maps: MapsFacts,
): MapPoint[] {
  const cityCourts = courts.flatMap((id) => county?.courts.filter((court) => court.id === id) ?? []);
  const points = withMarks(maps, numberPlaces({ jails: stations, courts: cityCourts }));
  const isServed = ({ id }: MapPoint) => served.includes(id);
  return [...points.filter(isServed), ...points.filter((point) => !isServed(point))];
}

function isInView({ west, south, east, north }: View, { longitude, latitude }: MapPoint): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

type Places = { readonly jails: readonly MapAddress[]; readonly courts: readonly MapAddress[] };

/** Returns jails or stations and then courts, numbered consecutively. */
function numberPlaces({ jails, courts }: Places): MarkedPlace[] {
  return [
    ...jails.map(({ city, zip }) => ({ kind: 'jail' as const, city, zip })),
    ...courts.map(({ city, zip }) => ({ kind: 'court' as const, city, zip })),
  ].map((place, index) => ({ ...place, number: index + 1 }));
}

/** Returns all cities and ZIP codes with their squares. A ZIP code without squares is omitted. */
function withMarks({ towns, zips }: MapsFacts, places: readonly MarkedPlace[]): MapPoint[] {
  const isAtZip = (place: MarkedPlace) => zips.some(({ zip }) => zip === place.zip);
  const marksOf = (placesHere: readonly MarkedPlace[]) =>
    placesHere.map(({ number, kind }) => ({ number, kind }));
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
function joinOffices(
  towns: readonly MapPoint[],
  offices: readonly { readonly id: string; readonly latitude: number; readonly longitude: number }[],
): MapPoint[] {
  const officePoints = offices.map((office, index) => ({
    ...office,
    marks: [{ number: index + 1, kind: 'office' as const }],
  }));
  return [...officePoints, ...towns.filter(({ id }) => !offices.some((office) => office.id === id))];
}

function isInCounty(fips: string, { longitude, latitude }: MapPoint): boolean {
  const shape = countyShape(fips);
  return shape !== undefined && geoContains(shape, [longitude, latitude]);
}

function viewAround(points: readonly MapPoint[], margin: number): View {
  const marked = points.filter(({ marks }) => marks.length > 0);
  const [longitudes, latitudes] = [
    marked.map(({ longitude }) => longitude),
    marked.map(({ latitude }) => latitude),
  ];
  return {
    west: Math.min(...longitudes) - margin,
    south: Math.min(...latitudes) - margin,
    east: Math.max(...longitudes) + margin,
    north: Math.max(...latitudes) + margin,
  };
}

/** Returns a view with the same centre that has at least the minimum height of a city map. */
function heighten({ west, south, east, north }: View): View {
  const missingHeight = Math.max(0, (east - west) * minCityHeightRatio - (north - south));
  return { west, south: south - missingHeight / 2, east, north: north + missingHeight / 2 };
}
