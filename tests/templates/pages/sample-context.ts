/** A page context for tests of single templates: the words of this repository, with invented records around. */

import type { MapPanel } from '../../../templates/components/AreaMap/map-panel.ts';
import { plain } from '../../../templates/components/example-data.ts';
import { offenceTableExamples } from '../../../templates/components/OffenceTable/OffenceTable.examples.ts';
import type { PageContext, PostLink, Printer } from '../../../templates/page-context.ts';
import { siteModel } from '../../site-model.ts';

/** The courts of the invented city. */
export const cityCourts = [
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

const print: Printer = {
  phone: (number) => ({ href: `tel:${number}`, text: number.replace(/^\+1(\d{3})(\d{3})/u, '($1) $2-') }),
  money: (amount) => `$${amount}`,
  moneyRange: (from, to) => {
    if (to === from) return `$${from}`;
    return to === undefined ? `$${from} and more` : `$${from} to $${to}`;
  },
  premium: (amount) => amount / 10,
  fullDate: (iso) => ({ iso, text: `day ${iso}` }),
  monthAndYear: (iso) => ({ iso, text: `month ${iso}` }),
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
const spot = { id: 'west', name: 'West', x: 90, y: 60 };

/** Two categories have a post, the last has none. */
const categoryOf = (id: string) => ({ id, href: `/blog/category/${id}`, label: id });
const posts: readonly PostLink[] = [
  samplePost('missed-court-date', 'legal-advice', false),
  samplePost('how-bail-works', 'bail-bonds', true),
  samplePost('cosigning', 'bail-bonds', false),
];

function sampleLink(id: string) {
  return { id, href: `/blog/${id}`, label: `Label of ${id}`, summary: `Summary of ${id}.` };
}

function samplePost(id: string, category: string, featured: boolean): PostLink {
  return {
    ...sampleLink(id),
    title: `Title of ${id}`,
    excerpt: `Excerpt of ${id}.`,
    readTime: '8 min',
    category: categoryOf(category),
    published: print.fullDate('2026-06-15'),
    updated: print.fullDate('2026-11-20'),
    featured,
  };
}

/** The context of a page in a language, with two counties, a city, three posts and two charges of our own. */
export function sampleContext(tag: 'ar' | 'en' | 'es' = 'en', path = '/faq'): PageContext {
  const language = siteModel.languages.find((candidate) => candidate.language.tag === tag);
  const context = language?.pages.find(({ route }) => route.path === '/faq')?.context;
  const { words, rows = [] } = offenceTableExamples['english, with empty groups'] ?? {};
  if (context === undefined || words === undefined) throw new Error(`There are no words in ${tag}.`);
  return {
    ...context,
    path,
    label: 'West County',
    print,
    link: (address) => ({ href: `/en${address}`, label: `Page at ${address}` }),
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
    posts,
    categories: ['bail-bonds', 'legal-advice', 'dui'].map((id) => ({
      ...categoryOf(id),
      count: posts.filter(({ category }) => category.id === id).length,
    })),
    articles: [
      { group: 'charges', pages: [sampleLink('dui')] },
      { group: 'process', pages: [sampleLink('missed-court-date')] },
    ],
    offences: {
      words: { ...context.offences.words, ...words },
      rows: [
        ...rows,
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
        spots: [{ ...spot, id: 'pasadena', name: 'Pasadena', marks: [{ number: 1, kind: 'office' }] }],
      },
      counties: {
        west: {
          ...panel,
          spots: [
            {
              ...spot,
              marks: [
                { number: 1, kind: 'jail' },
                { number: 3, kind: 'court' },
              ],
            },
          ],
        },
      },
    },
  };
}
