/** Facts in `content/shared/offices.yaml`, texts in `content/<language>/offices.yaml`. */
import * as z from 'zod';
import { Slug } from './primitives.ts';
import { placeName, text } from './text.ts';

/** A house number of zeros. */
export const placeholderStreet = /^0+\s/u;

const OfficeFacts = z.strictObject({
  id: Slug,
  street: z.string().min(1).describe('Street and number, as on an envelope.'),
  city: z.string().min(1),
  zip: z.string().regex(/^\d{5}$/u),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  county: Slug.describe('Id of the county of the office.'),
});

export const OfficesFacts = z.strictObject({ offices: z.array(OfficeFacts).min(1) });

const OfficeText = z.strictObject({
  name: placeName('Name of the office, such as "Pasadena".'),
  description: text('One sentence: what is nearby, and whom the office serves.'),
});

export const OfficesText = z.strictObject({
  hours: text('Weekly hours, the same for every office: every day, all day.'),
  offices: z.record(Slug, OfficeText),
});

export type OfficesFacts = z.infer<typeof OfficesFacts>;
export type OfficeFacts = z.infer<typeof OfficeFacts>;
export type OfficesText = z.infer<typeof OfficesText>;
export type OfficeText = z.infer<typeof OfficeText>;
