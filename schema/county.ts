/** A county guide: facts in `content/shared/counties/`, texts in `content/<language>/counties/`. */
import * as z from 'zod';
import { PhoneName } from './directory.ts';
import { AmountShape, hasAmountOrInstead, isSupported } from './offence.ts';
import {
  Closing,
  Faq,
  Hero,
  inOrder,
  Order,
  Seo,
  Slug,
  Statement,
  Step,
  Stop,
  traced,
  Updated,
} from './primitives.ts';
import { placeName, richText, text } from './text.ts';

const Zip = z.string().regex(/^\d{5}$/u);

const placeShape = {
  id: Slug,
  name: z.string().min(1).meta({ description: 'Official English name.' }),
  street: z.string().min(1),
  city: z.string().min(1),
  zip: Zip.optional(),
  phone: PhoneName.optional(),
};

/** A jail, police station or court, as facts. */
export const Place = traced(placeShape);

const Https = z.url({ protocol: /^https$/u });

const Amount = traced({
  offence: Slug.meta({ description: 'Id of an offence in offences.yaml.' }),
  ...AmountShape,
  year: z.int().min(2010).meta({ description: 'Year of the schedule or of the rule.' }),
})
  .refine(...inOrder('from', 'to'))
  .refine(hasAmountOrInstead.test, hasAmountOrInstead.problem)
  .refine(isSupported.test, isSupported.problem);

/** The topics about custody, in the order of the table. */
export const custodyTopics = ['visits', 'calls', 'money', 'medicine'] as const;

const CustodyTopic = z.enum(custodyTopics);

/** The facts of a county, which are the same in every language. */
export const CountyFacts = z.strictObject({
  updated: Updated,
  order: Order,
  stop: Stop,
  fips: z
    .string()
    .regex(/^06\d{3}$/u)
    .meta({ description: 'Census code of the county; chooses its shape on the map.' }),
  lookup: traced({
    name: z.string().min(1).meta({ description: 'Official English name of the search page.' }),
    url: Https,
    phone: PhoneName.optional(),
  }).meta({ description: 'The official way to find a person in custody.' }),
  lines: z
    .array(z.strictObject({ id: Slug, phone: PhoneName }))
    .meta({ description: 'Further numbers that families ask for: medical line, cashier, release desk.' }),
  custody: z.array(traced({ id: CustodyTopic })).meta({
    description: 'What is known of visits, calls, money and medicine; a topic without a fact has no row.',
  }),
  defender: traced({
    name: z.string().min(1).meta({ description: 'Official English name of the office.' }),
    url: Https,
    street: z.string().min(1).optional(),
    city: z.string().min(1).optional(),
    zip: Zip.optional(),
    phone: PhoneName.optional(),
  }).meta({ description: "The county's public defender." }),
  schedule: traced({ name: z.string().min(1), url: Https }).meta({
    description: 'The court that publishes the bail schedule.',
  }),
  jails: z.array(traced({ ...placeShape, holds: z.enum(['men', 'women', 'all']) })).min(1),
  courts: z.array(Place).min(1),
  amounts: z
    .array(Amount)
    .meta({ description: 'Amounts seen for this county; others come from offences.yaml.' }),
  posts: z.array(Slug).length(3).meta({ description: 'Ids of three related posts.' }),
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

/** Sections that a guide has only when its texts have the block. */
export const optionalCountySections = { services: 'services', 'county-information': 'information' } as const;

const Paragraphs = z.array(richText('A paragraph.')).min(1);

const More = z
  .strictObject({ title: text('What is folded away, in a few words.'), paragraphs: Paragraphs })
  .meta({ description: 'What fewer families need tonight: a line that opens.' });

const Prose = z.strictObject({
  title: text('Heading of the section.'),
  paragraphs: Paragraphs,
  more: More.optional(),
});

const PlaceText = z.strictObject({
  name: placeName('Name of the place in the language.'),
  note: text('Who is there, what to know; one sentence.').optional(),
});

/** The texts of a county guide. */
export const CountyText = z.strictObject({
  updated: Updated,
  seo: Seo,
  label: text('Name in menus: "Los Angeles County".'),
  hero: Hero,
  ask: richText(
    'Directly under the facts: whether money is needed at all. The question to ask stands in **strong**.',
  ),
  releaseTime: text('How long release usually takes here, in a few words; printed with the facts.'),
  releaseNote: text('What that time counts and who decides, with the fixed sentence about times.'),
  lookupNote: text('How to use the official search: what to have ready, when a name appears.'),
  process: z.strictObject({
    title: text('Heading of the section.'),
    stops: z.array(richText('One sentence about a stop, in this county.')).length(7),
    more: More,
  }),
  amounts: Prose.extend({ caption: text('Caption of the table of this county.') }),
  services: Prose.optional().meta({ description: 'Only where the county has it among its contents.' }),
  posting: z.strictObject({
    title: text('Heading of the section.'),
    steps: z.array(Step).min(3),
    more: More,
  }),
  places: Prose.extend({
    jails: z.record(Slug, PlaceText),
    courts: z.record(Slug, PlaceText),
    courtParagraphs: Paragraphs.meta({ description: 'Above the courts: which one it is, when it is open.' }),
    courtsTitle: text(
      'Where not all courts are listed: heading of the courts, in place of the usual one.',
    ).optional(),
    lines: z.record(Slug, text('What a further number is for, in a few words.')),
    custody: z.partialRecord(CustodyTopic, richText('What a family can do here, with the number to call.')),
    defender: richText('Who gets the public defender, and when; one or two sentences.'),
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
