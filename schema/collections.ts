/**
 * The one table of what content exists: which file holds what, by which schema, at which address.
 *
 * A new kind of page is one row here, one schema and one template; TypeScript says what is missing.
 */
import type { z } from 'zod';
import { Business } from './business.ts';
import { Faqs } from './faq.ts';
import { Navigation } from './navigation.ts';
import { OfficesFacts, OfficesText } from './office.ts';
import { ContactPage, contactSections, ThankYouPage } from './pages/contact.ts';
import { HomePage, homeSections } from './pages/home.ts';
import { FaqPage, NotFoundPage, SiteMapPage } from './pages/plain.ts';
import { ServicesPage, servicesSections } from './pages/services.ts';
import { ReviewsFacts, ReviewsText } from './review.ts';
import { ServiceFacts, ServiceText, serviceSections } from './service.ts';
import { Site } from './site.ts';
import { Ui } from './ui.ts';

/** How a kind of page is addressed and treated. */
export type PageOptions = {
  /** Address without a language. In a collection, `:id` stands for the record's id. */
  readonly path: string;
  /** Address of the page above it in the breadcrumbs; absent on the home page. */
  readonly parent?: string;
  /** Ids of sections that links may point to. */
  readonly sections: readonly string[];
  /** False keeps the page out of sitemaps and search engines (R44, R47). @default true */
  readonly indexed?: boolean;
  /** Status with which a host should answer. @default 200 */
  readonly status?: 200 | 404;
  /** Shared and per-language single files that the page prints, for `lastmod`. */
  readonly uses?: readonly (keyof typeof factFiles | keyof typeof textFiles)[];
};

/** Facts in one file, `content/shared/<name>.yaml`. */
export const factFiles = {
  site: Site,
  business: Business,
  navigation: Navigation,
  offices: OfficesFacts,
  reviews: ReviewsFacts,
} as const;

/** Words in one file per language, `content/<language>/<name>.yaml`. */
export const textFiles = {
  ui: Ui,
  offices: OfficesText,
  faqs: Faqs,
  reviews: ReviewsText,
} as const;

/** Pages of which there is one, `content/<language>/pages/<name>.yaml`. */
export const pages = {
  home: { text: HomePage, path: '/', sections: homeSections, uses: ['reviews'] },
  services: { text: ServicesPage, path: '/services', parent: '/', sections: servicesSections },
  contact: { text: ContactPage, path: '/contact', parent: '/', sections: contactSections, uses: ['offices'] },
  'thank-you': {
    text: ThankYouPage,
    path: '/contact/thank-you',
    parent: '/contact',
    sections: [],
    indexed: false,
  },
  faq: { text: FaqPage, path: '/faq', parent: '/', sections: ['call'], uses: ['faqs'] },
  'site-map': { text: SiteMapPage, path: '/site-map', parent: '/', sections: [] },
  'not-found': { text: NotFoundPage, path: '/404', parent: '/', sections: [], indexed: false, status: 404 },
  'post-not-found': {
    text: NotFoundPage,
    path: '/blog/404',
    parent: '/',
    sections: [],
    indexed: false,
    status: 404,
  },
} as const satisfies Record<string, PageOptions & { readonly text: z.ZodType }>;

/**
 * Pages of which there are many: facts in `content/shared/<name>/<id>.yaml`, words in
 * `content/<language>/<name>/<id>.yaml`, joined by id.
 */
export const collections = {
  services: {
    facts: ServiceFacts,
    text: ServiceText,
    path: '/services/:id',
    parent: '/services',
    sections: serviceSections,
  },
} as const satisfies Record<string, PageOptions & { readonly facts: z.ZodType; readonly text: z.ZodType }>;

/** Name of a file of shared facts. */
export type FactFileName = keyof typeof factFiles;
/** Name of a file of words that is no page. */
export type TextFileName = keyof typeof textFiles;
/** Name of a single page. */
export type PageName = keyof typeof pages;
/** Name of a collection of pages. */
export type CollectionName = keyof typeof collections;
