/** A square has the number of the place in the list beside the map, if there is such a list. */
import type { View } from '../../schema/county-shapes.ts';
import type { CityFacts, CountyFacts, SiteContent } from '../../schema/index.ts';
import { type DrawnPanel, drawMap, frameOf, type MapPoint } from './draw-maps.ts';
import type { MapMark } from './map-panel.ts';

export type DrawnMaps = {
  readonly area: DrawnPanel;
  readonly offices: DrawnPanel;
  readonly counties: ReadonlyMap<string, DrawnPanel>;
  /** By county. The map of such a county shows a frame for the dense area and no squares inside it. */
  readonly details: ReadonlyMap<string, DrawnPanel>;
  readonly cities: ReadonlyMap<string, DrawnPanel>;
};

/** The points and the names of the places. */
type PlaceFacts = Pick<SiteContent['facts'], 'maps' | 'towns'>;

type MapAddress = Pick<CountyFacts['jails'][number], 'city' | 'zip'>;

/** A jail, a station or a court, with its number in the list when it has one. */
type MarkedPlace = MapMark & MapAddress;

/** Margins in degrees around the squares of a county without a configured view, and of a city. */
const countyMargin = 0.15;
const cityMargin = 0.035;
/** Minimum ratio of the height of a city's map to its width, both in degrees. */
const minCityHeightRatio = 0.6;

export function drawSiteMaps({ facts, recordFacts }: SiteContent): DrawnMaps {
  const { maps, offices } = facts;
  const records = [...recordFacts.counties];
  const counties = records.map(([id, { fips }]) => ({ id, fips }));
  const { offices: officesView, counties: views, close: detailViews = {} } = maps.views;
  // Each county numbers its own jails, so the map of all counties has no numbers.
  const jails = locate(
    facts,
    records.flatMap(([, { jails: own }]) =>
      own.map(({ city, zip }) => ({ kind: 'jail' as const, city, zip })),
    ),
  );
  const countyMaps = records.map(([id, county]) => {
    const points = locate(facts, numberPlaces(county));
    return { id, points, view: views[id] ?? viewAround(points, countyMargin), detailView: detailViews[id] };
  });
  return {
    area: drawMap({ counties, view: maps.views.area ?? viewAround(jails, countyMargin), points: jails }),
    offices: drawMap({ counties, view: officesView, points: locateOffices(offices.offices) }),
    counties: new Map(
      countyMaps.map(({ id, points, view, detailView }) => {
        if (detailView === undefined) return [id, drawMap({ counties, view, points })];
        const outsidePoints = points.filter((point) => !isInView(detailView, point));
        const panel = drawMap({ counties, view, points: outsidePoints });
        return [id, { ...panel, frame: frameOf(detailView, view) }];
      }),
    ),
    details: new Map(
      countyMaps.flatMap(({ id, points, detailView: view }) => {
        if (view === undefined) return [];
        const insidePoints = points.filter((point) => isInView(view, point));
        return [[id, drawMap({ counties, view, points: insidePoints })]];
      }),
    ),
    cities: new Map(
      [...recordFacts.cities].map(([id, city]) => {
        const points = locateCity(city, recordFacts.counties.get(city.county), facts);
        return [id, drawMap({ counties, view: heighten(viewAround(points, cityMargin)), points })];
      }),
    ),
  };
}

function locateCity(
  { stations, courts }: CityFacts,
  county: CountyFacts | undefined,
  facts: PlaceFacts,
): MapPoint[] {
  const cityCourts = courts.flatMap((id) => county?.courts.filter((court) => court.id === id) ?? []);
  return locate(facts, numberPlaces({ jails: stations, courts: cityCourts }));
}

function isInView({ west, south, east, north }: View, { longitude, latitude }: MapPoint): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

type Places = { readonly jails: readonly MapAddress[]; readonly courts: readonly MapAddress[] };

function numberPlaces({ jails, courts }: Places): MarkedPlace[] {
  return [
    ...jails.map(({ city, zip }) => ({ kind: 'jail' as const, city, zip })),
    ...courts.map(({ city, zip }) => ({ kind: 'court' as const, city, zip })),
  ].map((place, index) => ({ ...place, number: index + 1 }));
}

function locate({ maps, towns: { towns } }: PlaceFacts, places: readonly MarkedPlace[]): MapPoint[] {
  const { towns: points, zips } = maps;
  const names = new Map(towns.map(({ id, name }) => [id, name]));
  const isAtZip = (place: MarkedPlace) => zips.some(({ zip }) => zip === place.zip);
  const marksOf = (placesHere: readonly MarkedPlace[]) =>
    placesHere.map(({ number, kind }) => ({ number, kind }));
  return [
    ...points.map((point) => ({
      ...point,
      marks: marksOf(places.filter((place) => place.city === names.get(point.id) && !isAtZip(place))),
    })),
    ...zips.map(({ zip, ...point }) => ({
      ...point,
      id: zip,
      marks: marksOf(places.filter((place) => place.zip === zip)),
    })),
  ].filter(({ marks }) => marks.length > 0);
}

function locateOffices(offices: readonly Omit<MapPoint, 'marks'>[]): MapPoint[] {
  return offices.map((office, index) => ({
    ...office,
    marks: [{ number: index + 1, kind: 'office' as const }],
  }));
}

function viewAround(points: readonly MapPoint[], margin: number): View {
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes) - margin,
    south: Math.min(...latitudes) - margin,
    east: Math.max(...longitudes) + margin,
    north: Math.max(...latitudes) + margin,
  };
}

function heighten({ west, south, east, north }: View): View {
  const missingHeight = Math.max(0, (east - west) * minCityHeightRatio - (north - south));
  return { west, south: south - missingHeight / 2, east, north: north + missingHeight / 2 };
}
