/** Points in `content/shared/maps.yaml`. The names of the places are in `towns.yaml`. */
import * as z from 'zod';
import { Slug } from './primitives.ts';
import { placeName, plural } from './text.ts';

const Latitude = z.number().min(-90).max(90);
const Longitude = z.number().min(-180).max(180);
const point = { latitude: Latitude, longitude: Longitude };

const View = z
  .strictObject({ west: Longitude, south: Latitude, east: Longitude, north: Latitude })
  .refine(({ west, south, east, north }) => west < east && south < north, {
    message: 'West must be less than east, and south less than north.',
  });

export const MapsFacts = z.strictObject({
  views: z.strictObject({
    area: View.optional().describe('The map of all counties; without it, the map shows all of their jails.'),
    offices: View.describe('The map of the offices.'),
    counties: z
      .record(Slug, View)
      .describe('The map of each county; a county without one shows all of its jails and courts.'),
    close: z
      .record(Slug, View)
      .optional()
      .describe('The dense part of a county, which a second map shows larger.'),
  }),
  towns: z
    .array(z.strictObject({ id: Slug, ...point }))
    .min(1)
    .describe('Points of places in `towns.yaml`, the most important first: their names have priority.'),
  zips: z
    .array(z.strictObject({ zip: z.string().regex(/^\d{5}$/u), ...point }))
    .describe('Points of ZIP codes, for addresses far from the point of their city.'),
});

export const MapsText = z.strictObject({
  ocean: placeName('Name of the sea.'),
  distance: plural('Label of the distance bar: "{{count}} miles".'),
});

export type MapsFacts = z.infer<typeof MapsFacts>;
export type MapsText = z.infer<typeof MapsText>;
