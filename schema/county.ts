/** Facts in `content/shared/counties/`, texts in `content/<language>/counties/`. */
import * as z from 'zod';
import { PhoneName } from './directory.ts';
import { AmountShape, hasAmountOrInstead, isSupported } from './offence.ts';
import { Closing, Faq, Hero, inOrder, Order, Seo, Slug, traced } from './primitives.ts';
import { placeName, richText, text } from './text.ts';

const Zip = z.string().regex(/^\d{5}$/u);

const placeShape = {
  id: Slug,
  name: z.string().min(1).describe('Official English name.'),
  street: z.string().min(1),
  city: z.string().min(1),
  zip: Zip.optional(),
  phone: PhoneName.optional(),
};

export const Place = traced(placeShape);

const Https = z.url({ protocol: /^https$/u });

const Amount = traced({
  offence: Slug.describe('Id of an offence in offences.yaml.'),
  ...AmountShape,
  year: z.int().min(2010).describe('Year of the schedule or of the rule.'),
})
  .refine(...inOrder('from', 'to'))
  .refine(hasAmountOrInstead.test, hasAmountOrInstead.problem)
  .refine(isSupported.test, isSupported.problem);

/** The topics about custody, in the order of the table. */
export const custodyTopics = ['visits', 'calls', 'money', 'medicine'] as const;

const CustodyTopic = z.enum(custodyTopics);

export const CountyFacts = z.strictObject({
  order: Order,
  fips: z
    .string()
    .regex(/^06\d{3}$/u)
    .describe('Census code of the county; determines its shape on the map.'),
  lookup: traced({
    name: z.string().min(1).describe('Official English name of the search page.'),
    url: Https,
    phone: PhoneName.optional(),
  }).describe('The official way to find a person in custody.'),
  lines: z
    .array(z.strictObject({ id: Slug, phone: PhoneName }))
    .describe('Other telephone numbers that families need: medical line, cashier, release desk.'),
  custody: z
    .array(traced({ id: CustodyTopic }))
    .describe('Facts about visits, calls, money and medicine; a topic without a fact has no row.'),
  defender: traced({
    name: z.string().min(1).describe('Official English name of the office.'),
    url: Https,
    street: z.string().min(1).optional(),
    city: z.string().min(1).optional(),
    zip: Zip.optional(),
    phone: PhoneName.optional(),
  }).describe("The county's public defender."),
  schedule: traced({ name: z.string().min(1), url: Https }).describe(
    'The court that publishes the bail schedule.',
  ),
  jails: z.array(traced({ ...placeShape, holds: z.enum(['men', 'women', 'all']) })).min(1),
  courts: z.array(Place).min(1),
  amounts: z.array(Amount).describe('Amounts of this county; all others come from offences.yaml.'),
  posts: z.array(Slug).max(3).describe('Ids of at most three related posts.'),
});

/** Link targets, in the order of the page. */
export const countySections = [
  'where',
  'amount',
  'judge',
  'release',
  'bail-process',
  'typical-amounts',
  'services',
  'posting-bail',
  'jails-and-courts',
  'choosing-a-bondsman',
  'county-information',
  'considerations',
  'questions',
  'call',
] as const;

/** Sections that a guide has only when its texts have the block. */
export const optionalCountySections = {
  'bail-process': 'process',
  'typical-amounts': 'amounts',
  services: 'services',
  'posting-bail': 'posting',
  'choosing-a-bondsman': 'choosing',
  'county-information': 'information',
  considerations: 'considerations',
  questions: 'faqs',
} as const;

const Paragraphs = z.array(richText('A paragraph.')).min(1);

const Prose = z.strictObject({ title: text('Heading of the section.'), paragraphs: Paragraphs });

const PlaceText = z.strictObject({
  name: placeName('Name of the place in the language.'),
  note: text('One sentence: who is held there, or what to know.').optional(),
});

const Answers = z
  .strictObject({
    where: text('Where is he: when a name shows, and what to have ready; one sentence.'),
    free: text('Beside "$0": who leaves without paying here; a few words.'),
    judge: text('Beside "?": for whom a judge decides first; a few words.'),
    listed: text('Beside "$": what an amount makes possible; a few words.'),
    release: text('When he leaves: what is different in this county; one sentence.').optional(),
  })
  .describe('The answers of the four steps that differ between counties.');

export const CountyText = z.strictObject({
  seo: Seo,
  label: text('Name in menus: "Los Angeles County".'),
  shortName: placeName('Name in lists of counties: "Los Angeles".'),
  hero: Hero,
  answers: Answers,
  places: Prose.extend({
    jails: z.record(Slug, PlaceText),
    courts: z.record(Slug, PlaceText),
    courtParagraphs: Paragraphs.describe(
      'Text above the courts: which court is responsible, and when it is open.',
    ),
    courtsTitle: text(
      'Heading of the courts when not all of them are listed; replaces the usual heading.',
    ).optional(),
    lines: z.record(Slug, text('Purpose of another telephone number, in a few words.')),
    custody: z.partialRecord(CustodyTopic, richText('What a family can do here, with the number to call.')),
    defender: richText('Who gets the public defender, and when; one or two sentences.'),
  }),
  process: Prose.optional(),
  amounts: Prose.extend({ caption: text('Caption of the table of this county.') }).optional(),
  services: Prose.optional().describe('Only for a county with a section about services.'),
  posting: Prose.optional(),
  choosing: Prose.optional(),
  considerations: Prose.optional(),
  information: Prose.optional().describe('County information: size, sheriff, court system.'),
  faqs: z.array(Faq).min(1).optional(),
  closing: Closing,
});

export type CountyFacts = z.infer<typeof CountyFacts>;
export type CountyText = z.infer<typeof CountyText>;
export type Place = z.infer<typeof Place>;
