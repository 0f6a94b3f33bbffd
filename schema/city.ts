/** Facts in `content/shared/cities/`, texts in `content/<language>/cities/`. */
import * as z from 'zod';
import { Place } from './county.ts';
import { Faq, Order, Seo, Slug, Statement, Step } from './primitives.ts';
import { placeName, richText, text } from './text.ts';

/** A station of a city. People may be taken to it from places that another agency polices. */
const Station = Place.safeExtend({
  takesFrom: z
    .array(Slug)
    .min(1)
    .optional()
    .describe('Ids of served places that other agencies police and from which people may be taken here.'),
});

export const CityFacts = z
  .strictObject({
    order: Order,
    county: Slug.describe('Id of the county guide.'),
    office: Slug.describe('Id of the office.'),
    served: z.array(Slug).min(1).describe('Ids of the served places, the city itself first.'),
    stations: z.array(Station).min(1).describe('Police and sheriff stations of the served places.'),
    courts: z.array(Slug).min(1).describe('Ids of courts of the county guide.'),
  })
  .refine(
    ({ served, stations }) =>
      stations.every(({ takesFrom = [] }) => takesFrom.every((id) => served.includes(id))),
    { path: ['stations'], error: 'take people from a place that is not a served place' },
  );

export const citySections = ['about', 'why', 'steps', 'places', 'services', 'questions', 'call'] as const;

const PlaceText = z.strictObject({
  name: placeName('Name of the place in the language.'),
  note: text('One sentence about it.').optional(),
});

export const CityText = z.strictObject({
  seo: Seo,
  label: placeName('Name of the city in menus.'),
  serviceName: text('Name of the service in structured data.'),
  structuredDescription: text('Description of the service in structured data; also shown on the page.'),
  offer: z.strictObject({
    name: text('Name of the offer.'),
    description: text('One sentence about the offer.'),
  }),
  hero: z.strictObject({
    title: text('Heading of the page.'),
    subtitle: text('One line under the heading.'),
    description: richText('One or two sentences: whom to call, what happens.'),
  }),
  callNow: text('Text of the call link, with {{phone}}.'),
  about: z.strictObject({ title: text('Heading.'), paragraphs: z.array(richText('A paragraph.')).min(2) }),
  served: z.record(Slug, placeName('Name of a served place.')),
  why: z.strictObject({
    title: text('Heading.'),
    localExpertise: Statement,
    availability: Statement,
    fastProcessing: Statement,
    flexiblePayment: Statement,
  }),
  steps: z.strictObject({ title: text('Heading.'), items: z.array(Step).length(4) }),
  jailsHeading: text('Heading of the police stations and jails.'),
  courtsHeading: text('Heading of the courts.'),
  confirm: text('Note that addresses change and should be confirmed before a visit.'),
  stations: z.record(Slug, PlaceText),
  services: z.strictObject({
    title: text('Heading.'),
    emergency: Statement,
    courtAppearance: Statement,
    federal: Statement,
  }),
  faqs: z.array(Faq).length(3),
  closing: z.strictObject({
    title: text('Heading of the closing block.'),
    description: richText('One or two sentences.'),
  }),
});

export type CityFacts = z.infer<typeof CityFacts>;
export type CityText = z.infer<typeof CityText>;
