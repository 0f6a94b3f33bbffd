/** Small but whole facts and words of a county. */
import type { CountyFacts, CountyText, Filled } from '../../../schema/index.ts';
import { plain } from '../../../templates/components/example-data.ts';

const traced = { source: 'A public page', checked: '2026-11-20', certainty: 'official' } as const;
const section = { title: 'A section', paragraphs: [plain('A paragraph.')] };
const statement = { title: 'A statement', text: plain('Its proof.') };
const step = { title: 'A step', content: plain('What happens.') };
const faq = { q: 'A question?', a: plain('An answer.') };

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
  posts: ['missed-court-date', 'how-bail-works', 'cosigning'],
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
