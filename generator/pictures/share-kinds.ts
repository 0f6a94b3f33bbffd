/** Which pages share an image, and whose words it carries: one image per language and kind of page. */
import type { CollectionName, PageName } from '../../schema/index.ts';
import type { PageProps } from '../../templates/page-context.ts';
import type { LanguageModel, PageModel } from '../model/site-model.ts';

/** Kinds of pages that have an image of their own. */
export const shareKinds = [
  'home',
  'services',
  'service',
  'area',
  'county',
  'guide',
  'why',
  'blog',
  'post',
  'locations',
  'contact',
  'faq',
  'other',
] as const;

/** A kind of page that has an image of its own. */
export type ShareKind = (typeof shareKinds)[number];

const kindOfPage: Readonly<Record<PageName, ShareKind>> = {
  home: 'home',
  services: 'services',
  'service-area': 'area',
  'bail-bonds-guide': 'guide',
  'no-bond-meaning': 'guide',
  'why-choose-us': 'why',
  articles: 'post',
  locations: 'locations',
  blog: 'blog',
  accessibility: 'other',
  contact: 'contact',
  'thank-you': 'contact',
  faq: 'faq',
  'site-map': 'other',
  'not-found': 'other',
  'post-not-found': 'other',
};

const kindOfRecord: Readonly<Record<CollectionName, ShareKind>> = {
  services: 'service',
  counties: 'county',
  cities: 'area',
  blog: 'post',
  'blog-categories': 'blog',
  legal: 'other',
};

/** The kind of a page. */
export function shareKindOf({ route: { target } }: PageModel): ShareKind {
  return target.type === 'page' ? kindOfPage[target.name] : kindOfRecord[target.name];
}

/** The heading of a kind's image: that of the page that stands for the kind, or that lists its pages. */
export function shareHeadingOf(kind: ShareKind, language: LanguageModel): string {
  return headings[kind](language);
}

const headings: Readonly<Record<ShareKind, (language: LanguageModel) => string>> = {
  home: (language) => wordsOf('home', language).hero.title,
  services: (language) => wordsOf('services', language).hero.title,
  service: (language) => wordsOf('services', language).features.title,
  area: (language) => wordsOf('service-area', language).hero.title,
  county: (language) => wordsOf('service-area', language).counties.title,
  guide: (language) => wordsOf('bail-bonds-guide', language).hero.title,
  why: (language) => wordsOf('why-choose-us', language).hero.title,
  blog: (language) => wordsOf('blog', language).hero.title,
  post: (language) => wordsOf('articles', language).hero.title,
  locations: (language) => wordsOf('locations', language).hero.title,
  contact: (language) => wordsOf('contact', language).hero.title,
  faq: (language) => wordsOf('faq', language).hero.title,
  other: nameLine,
};

function wordsOf<Name extends PageName>(name: Name, language: LanguageModel): PageProps<Name>['words'] {
  // The words of a page have the shape of its schema.
  return pageOf(name, language).words as PageProps<Name>['words'];
}

/** The line with the seven stops, which every image shows. */
function nameLine(language: LanguageModel): string {
  const { process: line } = pageOf('home', language).context.ui;
  return line.name;
}

function pageOf(name: PageName, { pages }: LanguageModel): PageModel {
  const page = pages.find(({ route: { target } }) => target.type === 'page' && target.name === name);
  if (page === undefined) throw new Error(`The model has no page ${name}.`);
  return page;
}
