/** Facts in `content/shared/towns.yaml`, names in `content/<language>/towns.yaml`. */
import * as z from 'zod';
import { PhoneName } from './directory.ts';
import { Slug, traced } from './primitives.ts';
import { placeName } from './text.ts';

const Agency = traced({
  id: Slug,
  name: z.string().min(1).describe('Official English name.'),
  phone: PhoneName.optional(),
}).refine(({ certainty }) => certainty !== 'unverified', {
  path: ['certainty'],
  error: 'cannot be unverified, because readers treat the police agency of a place as a fact',
});

export const TownsFacts = z.strictObject({
  similarWords: z
    .array(z.array(z.string().min(1)).min(2))
    .describe(
      'Words in names that are often confused, in any language: the city field takes one for the other.',
    ),
  agencies: z.array(Agency).describe('Police agencies that are not a station of a city page.'),
  towns: z.array(
    z.strictObject({
      id: Slug,
      name: z.string().min(1).describe('English name, as in addresses.'),
      otherNames: z
        .array(z.string().min(1))
        .min(1)
        .optional()
        .describe(
          'Other names by which the city field and the chat find the place: its police ("LAPD"), its neighborhoods.',
        ),
      county: Slug.describe(
        'Id of the county of the place, whose telephone line is shown for places without a police agency.',
      ),
      police: z
        .array(Slug)
        .min(1)
        .optional()
        .describe(
          'Whom to ask first: ids of agencies above or of stations of city pages. Leave it out when no source names the police of the place.',
        ),
    }),
  ),
});

export const TownsText = z.strictObject({
  agencies: z.record(Slug, placeName('Name of a police agency.')),
  towns: z.record(Slug, placeName('Name of a place.')),
});

export type TownsFacts = z.infer<typeof TownsFacts>;
export type TownsText = z.infer<typeof TownsText>;
