/** One line for each name in `schema/collections.ts`; `record.tsx` has a page for each record. */
import type { CollectionName, PageName } from '../../schema/index.ts';
import { page as accessibilityPage } from './accessibility/page.tsx';
import { page as articlesPage } from './articles/page.tsx';
import { page as askTheJailPage } from './ask-the-jail/page.tsx';
import { page as bailBondsGuidePage } from './bail-bonds-guide/page.tsx';
import { page as blogPage } from './blog/page.tsx';
import { record as blogRecord } from './blog/record.tsx';
import { record as blogCategoriesRecord } from './blog-categories/record.tsx';
import { record as citiesRecord } from './cities/record.tsx';
import { page as contactPage } from './contact/page.tsx';
import { record as countiesRecord } from './counties/record.tsx';
import { page as faqPage } from './faq/page.tsx';
import { page as homePage } from './home/page.tsx';
import { page as jailWordsPage } from './jail-words/page.tsx';
import { record as legalRecord } from './legal/record.tsx';
import { page as locationsPage } from './locations/page.tsx';
import { page as noBondMeaningPage } from './no-bond-meaning/page.tsx';
import { page as notFoundPage } from './not-found/page.tsx';
import type { RecordPageType, SinglePageType } from './page-type.ts';
import { page as papersPage } from './papers/page.tsx';
import { page as postNotFoundPage } from './post-not-found/page.tsx';
import { page as serviceAreaPage } from './service-area/page.tsx';
import { page as servicesPage } from './services/page.tsx';
import { record as servicesRecord } from './services/record.tsx';
import { page as siteMapPage } from './site-map/page.tsx';
import { page as thankYouPage } from './thank-you/page.tsx';
import { page as whyChooseUsPage } from './why-choose-us/page.tsx';

export const pageTypes: { readonly [Name in PageName]: SinglePageType<Name> } = {
  home: homePage,
  services: servicesPage,
  'service-area': serviceAreaPage,
  'bail-bonds-guide': bailBondsGuidePage,
  'no-bond-meaning': noBondMeaningPage,
  'ask-the-jail': askTheJailPage,
  'jail-words': jailWordsPage,
  papers: papersPage,
  'why-choose-us': whyChooseUsPage,
  articles: articlesPage,
  locations: locationsPage,
  blog: blogPage,
  accessibility: accessibilityPage,
  contact: contactPage,
  'thank-you': thankYouPage,
  faq: faqPage,
  'site-map': siteMapPage,
  'not-found': notFoundPage,
  'post-not-found': postNotFoundPage,
};

export const recordTypes: { readonly [Name in CollectionName]: RecordPageType<Name> } = {
  services: servicesRecord,
  counties: countiesRecord,
  cities: citiesRecord,
  blog: blogRecord,
  'blog-categories': blogCategoriesRecord,
  legal: legalRecord,
};
