/** A page context for tests of single templates: the words of this repository, with invented posts and pages around. */
import { buildModel } from '../../../generator/model/build-model.ts';
import { gatherContent } from '../../../generator/model/site-content.ts';
import { parseFiles } from '../../../generator/parse/parse-files.ts';
import { readContent } from '../../../generator/read/read-content.ts';
import { planRoutes } from '../../../generator/routes/plan-routes.ts';
import { validateFiles } from '../../../generator/validate/validate-files.ts';
import { plain } from '../../../templates/components/example-data.ts';
import type { OffenceRow, PageContext, PostLink } from '../../../templates/page-context.ts';

/** Categories of the invented blog; the last one has no post. */
const lookup = { name: 'Sheriff', url: 'https://sheriff.example.org/', phone: undefined };

export const sampleCategories = ['bail-bonds', 'legal-advice', 'dui'] as const;

const projectRoot = new URL('../../../', import.meta.url).pathname;

/** Contexts by language tag. */
export async function sampleContexts(): Promise<ReadonlyMap<string, PageContext>> {
  const read = await readContent(projectRoot);
  const files = validateFiles(parseFiles(read.value).value).value;
  const model = buildModel(gatherContent(files), planRoutes(files));
  return new Map(
    model.languages.map(({ language, pages }) => {
      const faq = pages.find(({ route }) => route.path === '/faq');
      if (faq === undefined) throw new Error('the site has a page of questions');
      return [language.tag, sampleContext(faq.context)];
    }),
  );
}

function sampleContext(base: PageContext): PageContext {
  const posts = samplePosts();
  return {
    ...base,
    link: (path) => ({ href: path, label: path }),
    print: {
      ...base.print,
      monthAndYear: (iso) => ({ iso, text: `month ${iso}` }),
    },
    counties: [{ id: 'los-angeles', href: '/los-angeles', label: 'Los Angeles County', summary: '', lookup }],
    posts,
    categories: sampleCategories.map((id) => ({
      id,
      href: `/blog/category/${id}`,
      label: id,
      count: posts.filter(({ category }) => category.id === id).length,
    })),
    offences: {
      words: sampleOffenceWords,
      rows: sampleRows,
      notes: ['First', 'Second', 'Third', 'Fourth'].map((word) => ({
        id: word.toLowerCase(),
        beside: 'guide',
        content: plain(`${word} note.`),
      })),
    },
    articles: [
      { group: 'charges', pages: [sampleArea('dui')] },
      { group: 'process', pages: [sampleArea('missed-court-date')] },
    ],
  };
}

function samplePosts(): PostLink[] {
  return [
    samplePost('missed-court-date', 'legal-advice', false),
    samplePost('how-bail-works', 'bail-bonds', true),
    samplePost('cosigning', 'bail-bonds', false),
  ];
}

function samplePost(id: string, category: string, featured: boolean): PostLink {
  return {
    ...sampleArea(id),
    title: `Title of ${id}`,
    excerpt: `Excerpt of ${id}.`,
    readTime: '8 min',
    category: { id: category, href: `/blog/category/${category}`, label: category },
    published: { iso: '2026-06-15', text: 'June 15, 2026' },
    updated: { iso: '2026-11-20', text: 'November 20, 2026' },
    featured,
  };
}

function sampleArea(id: string) {
  return { id, href: `/blog/${id}`, label: `Label of ${id}`, summary: `Summary of ${id}.` };
}

const sampleOffenceWords = {
  updated: '2026-11-20',
  caption: 'Typical amounts',
  offence: 'Charge',
  bail: 'Typical bail',
  fee: 'Fee',
  openRange: 'and more',
  instead: {
    citation: 'Citation',
    release: 'Booked and released',
    magistrate: 'A judge on call',
    jail: 'Ask the jail',
    judge: 'Set case by case',
    none: 'No bail',
  },
  notes: {},
  groups: {
    dui: 'Driving',
    drugs: 'Drugs',
    'domestic-violence': 'Family',
    violence: 'Violence',
    theft: 'Theft',
    other: 'Other',
  },
  offences: {},
};

const sampleRows: readonly OffenceRow[] = [
  {
    id: 'dui-first',
    group: 'dui',
    name: 'DUI, first time',
    note: 'Often a citation.',
    code: 'Veh. Code 23152',
    bail: '$2,500 to $5,000',
    fee: '$250 to $500',
  },
  {
    id: 'theft-petty',
    group: 'theft',
    name: 'Petty theft',
    note: undefined,
    code: 'PC 484',
    bail: '$500 to $1,000',
    fee: '$50 to $100',
  },
];
