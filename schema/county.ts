/** A county guide: facts in `content/shared/counties/`, words in `content/<language>/counties/`. */
import { z } from 'zod';
import { Certainty } from './offence.ts';
import {
  Checked,
  Closing,
  Faq,
  Hero,
  Phone,
  Seo,
  Slug,
  Source,
  Statement,
  Step,
  Updated,
} from './primitives.ts';
import { richText, text } from './text.ts';

const traced = { source: Source, checked: Checked, certainty: Certainty };

/** A jail, police station or court, as facts. */
export const Place = z.strictObject({
  id: Slug,
  name: z.string().min(1).meta({ description: 'Official English name.' }),
  street: z.string().min(1),
  city: z.string().min(1),
  zip: z
    .string()
    .regex(/^\d{5}$/u)
    .optional(),
  phone: Phone.optional(),
  ...traced,
});

const Amount = z.strictObject({
  offence: Slug.meta({ description: 'Id of an offence in offences.yaml.' }),
  from: z.int().positive(),
  to: z.int().positive().optional(),
  year: z.int().min(2010).optional().meta({ description: 'Year of the schedule or summary.' }),
  ...traced,
});

/** What no language changes about a county. */
export const CountyFacts = z.strictObject({
  updated: Updated,
  order: z.int().positive(),
  fips: z
    .string()
    .regex(/^06\d{3}$/u)
    .meta({ description: 'Census code of the county; chooses its shape on the map (R147).' }),
  lookup: z
    .strictObject({
      name: z.string().min(1).meta({ description: 'Official English name of the search page.' }),
      url: z.url({ protocol: /^https$/u }),
      phone: Phone.optional(),
      ...traced,
    })
    .meta({ description: 'The official way to find a person in custody (R7).' }),
  schedule: z
    .strictObject({ name: z.string().min(1), url: z.url({ protocol: /^https$/u }), ...traced })
    .meta({ description: 'The court that publishes the bail schedule.' }),
  jails: z.array(Place.extend({ holds: z.enum(['men', 'women', 'all']) })).min(1),
  courts: z.array(Place).min(1),
  amounts: z
    .array(Amount)
    .meta({ description: 'Amounts seen for this county; others come from offences.yaml.' }),
  posts: z.array(Slug).length(3).meta({ description: 'Ids of three related posts (R59).' }),
});

/** Ids of the sections, targets of links, in the order of the page. */
export const countySections = [
  'bail-process',
  'typical-amounts',
  'services',
  'posting-bail',
  'jails-and-courts',
  'choosing-a-bondsman',
  'considerations',
  'county-information',
  'questions',
  'call',
] as const;

/** Sections that a guide has only when its words have the block. */
export const optionalCountySections = { services: 'services', 'county-information': 'information' } as const;

const Prose = z.strictObject({
  title: text('Heading of the section.'),
  paragraphs: z.array(richText('A paragraph.')).min(1),
});

const PlaceText = z.strictObject({
  name: text('Name of the place in the language.'),
  note: text('Who is there, what to know; one sentence.').optional(),
});

/** The words of a county guide. */
export const CountyText = z.strictObject({
  updated: Updated,
  seo: Seo,
  label: text('Name in menus: "Los Angeles County".'),
  hero: Hero,
  releaseTime: text('How long release usually takes here, in a few words; printed with the facts.'),
  releaseNote: text('What that time counts and who decides, with the fixed sentence about times.'),
  lookupNote: text('How to use the official search: what to have ready, when a name appears.'),
  process: Prose.extend({ stops: z.array(richText('One line about a stop, in this county.')).length(7) }),
  amounts: Prose.extend({ caption: text('Caption of the table of this county.') }),
  services: Prose.optional().meta({ description: 'Only where the county has it among its contents.' }),
  posting: Prose.extend({ steps: z.array(Step).min(3) }),
  places: Prose.extend({
    jails: z.record(Slug, PlaceText),
    courts: z.record(Slug, PlaceText),
    confirm: text('The line that addresses and amounts change: confirm before you travel or pay.'),
  }),
  choosing: Prose.extend({ checks: z.array(richText('One thing to ask or look at.')).min(4) }),
  considerations: z.strictObject({
    title: text('Heading of the section.'),
    statements: z.array(Statement).min(3),
  }),
  information: Prose.optional().meta({ description: 'County information: size, sheriff, court system.' }),
  faqs: z.array(Faq).min(4),
  closing: Closing,
});

export type CountyFacts = z.infer<typeof CountyFacts>;
export type CountyText = z.infer<typeof CountyText>;
export type Place = z.infer<typeof Place>;
