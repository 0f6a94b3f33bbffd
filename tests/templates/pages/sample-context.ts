/** A page context for tests of single templates: the words of this repository, with invented records around. */

import { areaMapExamples } from '../../../templates/components/AreaMap/AreaMap.examples.ts';
import { plain } from '../../../templates/components/example-data.ts';
import { offenceTableExamples } from '../../../templates/components/OffenceTable/OffenceTable.examples.ts';
import type { PageContext, PostLink, Printer } from '../../../templates/page-context.ts';
import { siteModel } from '../../site-model.ts';

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

const categoryOf = (id: string) => ({ id, href: `/blog/category/${id}`, label: id });
const posts = ['missed-court-date', 'how-bail-works', 'cosigning'].map(
  (id): PostLink => ({
    id,
    href: `/blog/${id}`,
    label: `Label of ${id}`,
    title: `Title of ${id}`,
    excerpt: `Excerpt of ${id}.`,
    readTime: '8 min',
    category: categoryOf('bail-bonds'),
    published: print.fullDate('2026-06-15'),
    updated: print.fullDate('2026-11-20'),
    featured: id === 'how-bail-works',
  }),
);

/** The context of a page in a language, with two counties, a city, three posts and two charges of our own. */
export function sampleContext(tag: 'ar' | 'en' | 'es' = 'en', path = '/faq'): PageContext {
  const language = siteModel.languages.find((candidate) => candidate.language.tag === tag);
  const context = language?.pages.find(({ route }) => route.path === '/faq')?.context;
  const { words, rows = [] } = offenceTableExamples['english, with empty groups'] ?? {};
  const map = areaMapExamples['spanish, jails and courts of a county'];
  if (context === undefined || words === undefined || map === undefined)
    throw new Error(`There are no words in ${tag}.`);
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
        courts: [],
      },
    ],
    offices: context.offices.map((office) => ({ ...office, county: 'west' })),
    posts,
    categories: [
      { ...categoryOf('bail-bonds'), count: posts.length },
      { ...categoryOf('dui'), count: 0 },
    ],
    offences: {
      words: {
        ...context.offences.words,
        ...words,
        instead: { ...context.offences.words.instead, citation: 'Citation' },
      },
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
    maps: { ...context.maps, counties: { west: map.panel } },
  };
}
