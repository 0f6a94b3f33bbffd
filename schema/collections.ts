/** A new page type needs one row here, one schema and one template; TypeScript reports what is missing. */
import * as z from 'zod';
import { CategoryFacts, CategoryText, PostFacts, PostText } from './blog.ts';
import { Business } from './business.ts';
import { ChatKeywords } from './chat.ts';
import { CityFacts, CityText, citySections } from './city.ts';
import { CountyFacts, CountyText, countySections, optionalCountySections } from './county.ts';
import type { DataPath } from './data-path.ts';
import { Directory } from './directory.ts';
import { Faqs } from './faq.ts';
import { JailWordsFacts, JailWordsText } from './jail-words.ts';
import { LegalFacts, LegalText } from './legal-page.ts';
import { MapsFacts, MapsText } from './map.ts';
import { Addresses, Articles, Navigation } from './navigation.ts';
import { NetworkFacts, NetworkText } from './network.ts';
import { OffencesFacts, OffencesText } from './offence.ts';
import { OfficesFacts, OfficesText } from './office.ts';
import { AskTheJailPage, askTheJailSections } from './pages/ask-the-jail.ts';
import { ContactPage, contactSections, ThankYouPage } from './pages/contact.ts';
import {
  ArticlesPage,
  BlogPage,
  GuidePage,
  LocationsPage,
  ServiceAreaPage,
  WhyChooseUsPage,
} from './pages/guide.ts';
import { HomePage, homeSections } from './pages/home.ts';
import { FaqPage, JailWordsPage, NotFoundPage, PapersPage, SiteMapPage } from './pages/plain.ts';
import { ServicesPage, servicesSections } from './pages/services.ts';
import { PapersFacts, PapersText, paperIds } from './paper.ts';
import { ReviewsFacts, ReviewsText } from './review.ts';
import { Search } from './search.ts';
import { ServiceFacts, ServiceText, serviceSections } from './service.ts';
import { Site } from './site.ts';
import { Style } from './style.ts';
import { TownsFacts, TownsText } from './town.ts';
import { Ui } from './ui.ts';

export type PageOptions = {
  /** Address without a language. In a collection, the id of the record replaces `:id`. */
  readonly path: string;
  /** Address of the parent page in the breadcrumbs; absent on the home page. */
  readonly parent?: string;
  /** Ids of sections that links may point to. */
  readonly sections: readonly string[];
  /** Sections that exist only when the texts have a block: id of the section and name of the block. */
  readonly optionalSections?: Readonly<Record<string, string>>;
  /** A list of a shared file whose ids are also sections of the page. */
  readonly sectionsIn?: SharedList;
  /** False keeps the page out of sitemaps and search engines. @default true */
  readonly indexed?: boolean;
  /** Status with which a host should answer. @default 200 */
  readonly status?: 200 | 404;
  /** Shared and per-language single files that the page prints, for `lastmod`. */
  readonly uses?: readonly (keyof typeof factFiles | keyof typeof textFiles)[];
  /** Collections whose records the page lists, for `lastmod`. */
  readonly lists?: readonly string[];
  readonly linksIn?: readonly SharedList[];
  /** Whether its list of records is split into pages (`postsPerPage` in the settings). @default false */
  readonly paged?: boolean;
  /** Lists of shared files that may have items about a record. @default none */
  readonly mentionedIn?: readonly SharedList[];
  /** Field of the listed records that names the record of this page. A page without such records is not indexed. */
  readonly listedBy?: string;
};

type CollectionOptions = PageOptions & {
  /** The name of a record on the command line and in messages. */
  readonly noun: string;
  readonly facts: z.ZodType;
  readonly text: z.ZodType;
};

/** A path in a shared file to addresses of pages, or to names of collections for all their records. */
export type SharedList = { readonly file: keyof typeof factFiles; readonly path: DataPath };

/** Facts in one file, `content/shared/<name>.yaml`. */
export const factFiles = {
  site: Site,
  business: Business,
  directory: Directory,
  navigation: Navigation,
  network: NetworkFacts,
  offices: OfficesFacts,
  maps: MapsFacts,
  towns: TownsFacts,
  reviews: ReviewsFacts,
  offences: OffencesFacts,
  papers: PapersFacts,
  'jail-words': JailWordsFacts,
  articles: Articles,
  'chat-keywords': ChatKeywords,
  addresses: Addresses,
} as const;

export const optionalFacts = ['addresses'] as const satisfies readonly FactFileName[];

/** Texts in one file per language, `content/<language>/<name>.yaml`. */
export const textFiles = {
  style: Style,
  search: Search,
  ui: Ui,
  network: NetworkText,
  offices: OfficesText,
  maps: MapsText,
  towns: TownsText,
  faqs: Faqs,
  reviews: ReviewsText,
  offences: OffencesText,
  papers: PapersText,
  'jail-words': JailWordsText,
} as const;

/** Text files that are not translations of each other, so they are not compared. */
export const ownTextFiles: readonly string[] = ['style', 'search'];

/** Pages without a collection, `content/<language>/pages/<name>.yaml`. */
export const pages = {
  home: {
    text: HomePage,
    path: '/',
    sections: homeSections,
    uses: ['reviews', 'towns', 'network'],
    linksIn: [{ file: 'navigation', path: ['needs'] }],
  },
  services: {
    text: ServicesPage,
    path: '/services',
    parent: '/',
    sections: servicesSections,
    lists: ['services'],
  },
  'service-area': {
    text: ServiceAreaPage,
    path: '/service-area',
    parent: '/',
    sections: ['call'],
    uses: ['offices'],
    lists: ['counties', 'cities'],
  },
  'bail-bonds-guide': {
    text: GuidePage,
    path: '/bail-bonds-guide',
    parent: '/',
    sections: ['call'],
    uses: ['offences', 'network'],
  },
  'no-bond-meaning': {
    text: GuidePage,
    path: '/bail-bond/no-bond-meaning',
    parent: '/bail-bonds-guide',
    sections: ['call'],
  },
  'ask-the-jail': { text: AskTheJailPage, path: '/ask-the-jail', parent: '/', sections: askTheJailSections },
  'jail-words': {
    text: JailWordsPage,
    path: '/bail-bond/jail-words',
    parent: '/bail-bonds-guide',
    sections: ['signs', 'call'],
    sectionsIn: { file: 'jail-words', path: ['words'] },
    uses: ['jail-words'],
  },
  papers: {
    text: PapersPage,
    path: '/bail-bond/papers',
    parent: '/bail-bonds-guide',
    sections: [...paperIds, 'keep', 'call'],
    uses: ['papers'],
  },
  'why-choose-us': { text: WhyChooseUsPage, path: '/why-choose-us', parent: '/', sections: ['call'] },
  articles: {
    text: ArticlesPage,
    path: '/articles',
    parent: '/',
    sections: ['call'],
    uses: ['articles'],
    linksIn: [{ file: 'articles', path: [] }],
  },
  locations: { text: LocationsPage, path: '/locations', parent: '/', sections: ['call'], uses: ['offices'] },
  blog: { text: BlogPage, path: '/blog', parent: '/', sections: [], lists: ['blog'], paged: true },
  accessibility: { text: GuidePage, path: '/accessibility', parent: '/', sections: ['call'] },
  contact: { text: ContactPage, path: '/contact', parent: '/', sections: contactSections, uses: ['offices'] },
  'thank-you': {
    text: ThankYouPage,
    path: '/contact/thank-you',
    parent: '/contact',
    sections: [],
    indexed: false,
  },
  faq: { text: FaqPage, path: '/faq', parent: '/', sections: ['call'], uses: ['faqs'] },
  'site-map': {
    text: SiteMapPage,
    path: '/site-map',
    parent: '/',
    sections: [],
    linksIn: [{ file: 'navigation', path: ['siteMap'] }],
  },
  'not-found': { text: NotFoundPage, path: '/404', parent: '/', sections: [], indexed: false, status: 404 },
  'post-not-found': {
    text: NotFoundPage,
    path: '/blog/404',
    parent: '/blog',
    sections: [],
    indexed: false,
    status: 404,
  },
} as const satisfies Record<string, PageOptions & { readonly text: z.ZodType }>;

/** Adds the facts that every record may have. */
const recordFacts = <Shape extends z.ZodRawShape>(facts: z.ZodObject<Shape, z.core.$strict>) =>
  facts.extend({
    draft: z
      .boolean()
      .optional()
      .describe('A draft is checked with warnings and not published; --drafts shows it.'),
  });

/**
 * Collections of pages: facts in `content/shared/<name>/<id>.yaml`, texts in
 * `content/<language>/<name>/<id>.yaml`, joined by id.
 */
export const collections = {
  services: {
    noun: 'service',
    facts: recordFacts(ServiceFacts),
    text: ServiceText,
    path: '/services/:id',
    parent: '/services',
    sections: serviceSections,
  },
  counties: {
    noun: 'county',
    facts: recordFacts(CountyFacts),
    text: CountyText,
    path: '/:id',
    parent: '/service-area',
    sections: countySections.filter((id) => !(id in optionalCountySections)),
    optionalSections: optionalCountySections,
    uses: ['offences', 'offices', 'towns'],
    mentionedIn: [
      { file: 'maps', path: ['views', 'area'] },
      { file: 'maps', path: ['views', 'counties'] },
    ],
  },
  cities: {
    noun: 'city',
    facts: recordFacts(CityFacts),
    text: CityText,
    path: '/:id',
    parent: '/service-area',
    sections: citySections,
    mentionedIn: [
      { file: 'towns', path: ['agencies'] },
      { file: 'towns', path: ['towns'] },
      { file: 'maps', path: ['towns'] },
    ],
  },
  blog: {
    noun: 'post',
    facts: recordFacts(PostFacts),
    text: PostText,
    path: '/blog/:id',
    parent: '/blog',
    sections: ['call'],
  },
  'blog-categories': {
    noun: 'category',
    facts: recordFacts(CategoryFacts),
    text: CategoryText,
    path: '/blog/category/:id',
    parent: '/blog',
    sections: [],
    lists: ['blog'],
    paged: true,
    listedBy: 'category',
  },
  legal: {
    noun: 'legal-page',
    facts: recordFacts(LegalFacts),
    text: LegalText,
    path: '/:id',
    parent: '/',
    sections: [],
  },
} as const satisfies Record<string, CollectionOptions>;

export const frameLinks: Pick<PageOptions, 'lists' | 'linksIn'> & { readonly paths: readonly string[] } = {
  paths: ['/', pages['site-map'].path],
  lists: ['services'],
  linksIn: ['topBar', 'menu', 'quickLinks', 'legal'].map((bar) => ({ file: 'navigation', path: [bar] })),
};

/** Shared files that list pages by their address. */
export const addressFiles: readonly FactFileName[] = ['navigation', 'articles', 'chat-keywords', 'network'];

/** Examples in messages: an address, an address with a section, and an id. */
export const addressExamples = { path: '/services', section: '/faq#a-question', id: 'fast-release' } as const;

export type FactFileName = keyof typeof factFiles;
export type TextFileName = keyof typeof textFiles;
export type PageName = keyof typeof pages;
export type CollectionName = keyof typeof collections;

/** All other names belong to collections. */
export function isSharedFile(name: CollectionName | FactFileName): name is FactFileName {
  return Object.hasOwn(factFiles, name);
}
