/** Small but whole facts and words of a county and a city, and the context of their pages. */
import { join } from 'node:path';
import { buildSite } from '../../../generator/build-site.ts';
import type { CityFacts, CityText, CountyFacts, CountyText, Filled } from '../../../schema/index.ts';
import type { MapPanel } from '../../../templates/components/AreaMap/map-panel.ts';
import { plain } from '../../../templates/components/example-data.ts';
import type { PageContext, Printer } from '../../../templates/page-context.ts';

const projectRoot = join(import.meta.dirname, '..', '..', '..');
const build = await buildSite({ projectRoot, release: false });

const traced = { source: 'A public page', checked: '2026-11-20', certainty: 'official' } as const;
const section = { title: 'A section', paragraphs: [plain('A paragraph.')] };
const statement = { title: 'A statement', text: plain('Its proof.') };
const step = { title: 'A step', content: plain('What happens.') };
const faq = { q: 'A question?', a: plain('An answer.') };

const print: Printer = {
  phone: (number) => ({ href: `tel:${number}`, text: number.replace(/^\+1(\d{3})(\d{3})/u, '($1) $2-') }),
  money: (amount) => `$${amount}`,
  moneyRange: (from, to) => {
    if (to === from) return `$${from}`;
    return to === undefined ? `$${from} and more` : `$${from} to $${to}`;
  },
  premium: (amount) => amount / 10,
  fullDate: (iso) => ({ iso, text: 'November 20, 2026' }),
  monthAndYear: (iso) => ({ iso, text: 'November 2026' }),
};

const lookup = { name: 'Sheriff', url: 'https://sheriff.example.org/', phone: undefined };
const counties = [
  { id: 'west', href: '/en/west', label: 'West County', summary: 'The coast.', lookup },
  { id: 'east', href: '/en/east', label: 'East County', summary: 'The desert.', lookup },
];
const panel: MapPanel = {
  width: 400,
  height: 252,
  counties: counties.map((county, index) => ({
    ...county,
    path: 'M0,0L200,0L200,252Z',
    x: 100 + 200 * index,
    y: 126,
  })),
  land: '',
  spots: [],
  ocean: 'Western Ocean',
  frame: undefined,
};
const prison = { id: 'west', name: 'West', x: 90, y: 60 };

/** The courts of the city. */
const cityCourts = [
  {
    id: 'central',
    name: 'The central court',
    officialName: 'Central Courthouse',
    street: '4 Main St',
    city: 'West',
    zip: undefined,
    phone: undefined,
  },
];

/** The context of a page of the real site in a language, with two counties, a city and three posts of our own. */
export function sampleContext(tag: 'ar' | 'en' | 'es', path: string): PageContext {
  const language = build.site?.model.languages.find((candidate) => candidate.language.tag === tag);
  const context = language?.pages.find(({ route }) => route.path === '/contact')?.context;
  if (context === undefined) throw new Error('The content of this repository does not build.');
  return {
    ...context,
    path,
    label: 'West County',
    print,
    counties,
    cities: [
      {
        id: 'city',
        href: '/en/city',
        label: 'City',
        summary: 'A city.',
        county: 'west',
        served: [],
        courts: cityCourts,
      },
    ],
    offices: context.offices.map((office) => ({ ...office, county: 'west' })),
    posts: ['one', 'two', 'three'].map((id) => ({
      id,
      href: `/en/blog/${id}`,
      label: id,
      title: `Post ${id}`,
      excerpt: 'What it says.',
      readTime: '4 min read',
      category: { id: 'dui', href: '/en/blog/category/dui', label: 'DUI' },
      published: print.fullDate('2026-11-20'),
      updated: print.fullDate('2026-11-20'),
      featured: false,
    })),
    categories: [],
    articles: [],
    offences: {
      words: {
        updated: '2026-11-20',
        caption: 'Amounts',
        offence: 'Charge',
        bail: 'Typical bail',
        fee: 'Fee',
        openRange: 'and more',
        instead: {
          citation: 'Citation',
          release: 'Booked and released',
          magistrate: 'A judge on call',
          jail: 'Ask the jail',
          judge: 'A judge sets it',
          none: 'No bail',
        },
        notes: {},
        groups: { dui: 'DUI', drugs: 'D', 'domestic-violence': 'V', violence: 'V', theft: 'T', other: 'O' },
        offences: {},
      },
      rows: [
        {
          id: 'dui-first',
          group: 'dui',
          name: 'First DUI',
          note: 'Often a citation.',
          code: 'Veh. 23152',
          bail: '',
          fee: '',
        },
        {
          id: 'theft-grand',
          group: 'theft',
          name: 'Grand theft',
          note: 'In the east it can be the loss.',
          noteCounty: 'east',
          code: 'PC 487',
          bail: '',
          fee: '',
        },
      ],
      notes: [
        { id: 'sources', beside: 'guide', content: plain('Where these figures come from.') },
        {
          id: 'release',
          beside: 'tables',
          county: 'west',
          content: [
            { type: 'text', text: 'In ' },
            { type: 'link', href: '/en/west', target: 'internal', children: plain('West County') },
            { type: 'text', text: ', many arrests have no amount.' },
          ],
        },
        { id: 'judge', beside: 'everywhere', content: plain('A judge decides.') },
        { id: 'fee', beside: 'tables', content: plain('The fee column is arithmetic.') },
      ],
    },
    maps: {
      area: panel,
      around: { ...panel, frame: { x: 60, y: 60, width: 80, height: 60 } },
      offices: {
        ...panel,
        spots: [{ id: 'pasadena', name: 'Pasadena', x: 90, y: 60, marks: [{ number: 1, kind: 'office' }] }],
      },
      counties: {
        west: {
          ...panel,
          spots: [
            {
              ...prison,
              marks: [
                { number: 1, kind: 'jail' },
                { number: 3, kind: 'court' },
              ],
            },
          ],
        },
      },
    },
    link: (address) => ({ href: `/en${address}`, label: `Page at ${address}` }),
  };
}

/** Facts of a county with a jail for men, a jail for women and two courts. */
export const countyFacts: CountyFacts = {
  updated: '2026-11-20',
  order: 1,
  fips: '06037',
  lookup: {
    name: 'Inmate Finder',
    url: 'https://sheriff.example.org/find',
    phone: '+12135550100',
    ...traced,
  },
  lines: [{ id: 'cashier', phone: '+12135550104' }],
  defender: {
    name: 'Public Defender',
    url: 'https://defender.example.org/',
    street: '8 Main St',
    city: 'West',
    ...traced,
  },
  schedule: { name: 'Superior Court', url: 'https://court.example.org/', ...traced },
  jails: [
    {
      id: 'reception',
      name: 'Reception Center',
      street: '1 Main St',
      city: 'West',
      zip: '90012',
      phone: '+12135550101',
      holds: 'men',
      ...traced,
    },
    { id: 'regional', name: 'Regional Center', street: '2 Main St', city: 'West', holds: 'women', ...traced },
    { id: 'annex', name: 'Annex', street: '3 Main St', city: 'West', holds: 'men', ...traced },
  ],
  courts: [
    { id: 'central', name: 'Central Courthouse', street: '4 Main St', city: 'West', zip: '90012', ...traced },
    { id: 'pass', name: 'Pass Court', street: '5 Main St', city: 'East', phone: '+12135550102', ...traced },
  ],
  amounts: [
    { offence: 'dui-first', from: 5000, to: 5000, year: 2025, ...traced },
    { offence: 'dui-first', from: 2500, to: 5000, year: 2011, ...traced },
    { offence: 'dui-first', from: 50_000, year: 2026, ...traced },
    { offence: 'theft-grand', instead: 'citation', year: 2023, ...traced },
  ],
  posts: ['one', 'two', 'three'],
};

/** Words of the same county, with the optional sections. */
export const countyWords: Filled<CountyText> = {
  updated: '2026-11-20',
  seo: { title: 'T', description: 'D', keywords: ['k'] },
  label: 'West County',
  hero: { title: 'Bail bonds in West County', lead: plain('First find the jail.') },
  releaseTime: 'Usually 2 to 8 hours',
  releaseNote: 'Times depend on the jail and the case.',
  lookupNote: 'Have the full name ready.',
  ask: [{ type: 'strong', children: plain('Ask the jail first.') }],
  process: {
    title: 'Bail process',
    more: { ...section, title: 'More about the process' },
    stops: ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'].map(plain),
  },
  amounts: { ...section, title: 'Typical amounts', caption: 'Amounts seen for West County' },
  services: { ...section, title: 'Services' },
  posting: {
    title: 'Posting bail',
    steps: [step, { ...step, title: 'Another step' }],
    more: { ...section, title: 'More about posting' },
  },
  places: {
    ...section,
    title: 'Jails and courts',
    jails: { reception: { name: 'The reception', note: 'Downtown.' }, regional: { name: 'Regional Center' } },
    courts: { central: { name: 'The central court' }, pass: { name: 'Pass Court' } },
    lines: { cashier: 'Bail cashier' },
    courtParagraphs: [plain('The release paper names the court.')],
    defender: plain('The judge appoints the public defender.'),
    confirm: 'Confirm before you travel.',
  },
  choosing: { ...section, title: 'Choosing a bondsman', checks: [plain('Ask for the license.')] },
  considerations: { title: 'Extra considerations', statements: [statement] },
  information: { ...section, title: 'County information' },
  faqs: [faq],
  closing: { title: 'Call us', text: plain('At any hour.') },
};

/** Facts of a city of that county. */
export const cityFacts: CityFacts = {
  updated: '2026-11-20',
  order: 1,
  county: 'west',
  office: 'pasadena',
  served: ['city', 'village', 'hamlet'],
  stations: [
    {
      id: 'police',
      name: 'City Police',
      street: '6 Main St',
      city: 'City',
      phone: '+12135550103',
      ...traced,
    },
  ],
  courts: ['central'],
};

/** Words of the city. */
export const cityWords: Filled<CityText> = {
  updated: '2026-11-20',
  seo: { title: 'T', description: 'D', keywords: ['k'] },
  label: 'City',
  serviceName: 'Bail bonds in City',
  structuredDescription: 'Bail bonds for people arrested in City.',
  offer: { name: 'Free consultation', description: 'A free call.' },
  hero: {
    title: 'Bail bonds in City',
    subtitle: 'First find out who made the arrest.',
    description: plain('Call with the name.'),
  },
  callNow: 'Call Now: (626) 555-0100',
  about: { title: 'About the city', paragraphs: [plain('One.'), plain('Two.')] },
  served: { city: 'City', village: 'Village', hamlet: 'Hamlet' },
  why: {
    title: 'Why us',
    localExpertise: { ...statement, title: 'Local expertise' },
    availability: { ...statement, title: 'Availability' },
    fastProcessing: { ...statement, title: 'Fast processing' },
    flexiblePayment: { ...statement, title: 'Flexible payment' },
  },
  steps: { title: 'Four steps', items: ['A', 'B', 'C', 'D'].map((title) => ({ ...step, title })) },
  jailsHeading: 'Police stations and jails',
  courtsHeading: 'Courts of the city',
  confirm: 'Addresses change.',
  stations: { police: { name: 'The city police', note: 'With a jail.' } },
  services: {
    title: 'Three services',
    emergency: { ...statement, title: 'Emergency' },
    courtAppearance: { ...statement, title: 'Court appearance' },
    federal: { ...statement, title: 'Federal' },
  },
  faqs: [faq],
  closing: { title: 'Tell us where', description: plain('A street is enough.') },
};
