/** Which template makes which page: one for every name in `schema/collections.ts`. */
import { createElement, type ReactNode } from 'react';
import type { CollectionName, PageName } from '../../schema/index.ts';
import type { PageProps, RecordPageProps } from '../page-context.ts';
import { ArticlesPage } from './ArticlesPage.tsx';
import { BlogCategoryPage } from './BlogCategoryPage.tsx';
import { BlogPage } from './BlogPage.tsx';
import { CityPage } from './CityPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { CountyPage } from './CountyPage.tsx';
import { FaqPage } from './FaqPage.tsx';
import { GuidePage } from './GuidePage.tsx';
import { HomePage } from './HomePage.tsx';
import { LegalPage } from './LegalPage.tsx';
import { LocationsPage } from './LocationsPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PostPage } from './PostPage.tsx';
import { ServiceAreaPage } from './ServiceAreaPage.tsx';
import { ServicePage } from './ServicePage.tsx';
import { ServicesPage } from './ServicesPage.tsx';
import { SiteMapPage } from './SiteMapPage.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';
import { WhyChooseUsPage } from './WhyChooseUsPage.tsx';

/** Templates of single pages: what stands in the main part. */
export const pageTemplates: { readonly [Name in PageName]: (props: PageProps<Name>) => ReactNode } = {
  home: HomePage,
  services: ServicesPage,
  'service-area': ServiceAreaPage,
  'bail-bonds-guide': GuidePage,
  'no-bond-meaning': GuidePage,
  'why-choose-us': WhyChooseUsPage,
  articles: ArticlesPage,
  locations: LocationsPage,
  blog: BlogPage,
  accessibility: GuidePage,
  contact: ContactPage,
  'thank-you': ThankYouPage,
  faq: FaqPage,
  'site-map': SiteMapPage,
  'not-found': NotFoundPage,
  'post-not-found': NotFoundPage,
};

/** Templates of pages in collections: what stands in the main part. */
export const recordTemplates: {
  readonly [Name in CollectionName]: (props: RecordPageProps<Name>) => ReactNode;
} = {
  services: ServicePage,
  counties: CountyPage,
  cities: (props) => createElement(CityPage, { ...props, courts: courtsOf(props) }),
  blog: PostPage,
  'blog-categories': BlogCategoryPage,
  legal: LegalPage,
};

function courtsOf({ context, id }: RecordPageProps<'cities'>) {
  return context.cities.find((city) => city.id === id)?.courts ?? [];
}
