/** Every kind of page: one row for every name in `schema/collections.ts`. */
import type { CollectionName, PageName } from '../../schema/index.ts';
import { describeOffices } from '../json-ld/publisher.ts';
import type { RecordPageKind, SinglePageKind } from '../page-kind.ts';
import { ArticlesPage } from './articles/ArticlesPage.tsx';
import { BlogPage } from './blog/BlogPage.tsx';
import { listEntries } from './blog/list-entries.ts';
import { BlogCategoryPage } from './blog-category/BlogCategoryPage.tsx';
import { CityPage } from './city/CityPage.tsx';
import { describeCity } from './city/describe-city.ts';
import { ContactPage } from './contact/ContactPage.tsx';
import { CountyPage } from './county/CountyPage.tsx';
import { FaqPage } from './faq/FaqPage.tsx';
import { GuidePage } from './guide/GuidePage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { LegalPage } from './legal/LegalPage.tsx';
import { LocationsPage } from './locations/LocationsPage.tsx';
import { NotFoundPage } from './not-found/NotFoundPage.tsx';
import { describePost, summarisePost } from './post/describe-post.ts';
import { PostPage } from './post/PostPage.tsx';
import { describeService } from './service/describe-service.ts';
import { ServicePage } from './service/ServicePage.tsx';
import { ServiceAreaPage } from './service-area/ServiceAreaPage.tsx';
import { ServicesPage } from './services/ServicesPage.tsx';
import { SiteMapPage } from './site-map/SiteMapPage.tsx';
import { ThankYouPage } from './thank-you/ThankYouPage.tsx';
import { WhyChooseUsPage } from './why-choose-us/WhyChooseUsPage.tsx';

/** Pages of which there is one. */
export const pageKinds: { readonly [Name in PageName]: SinglePageKind<Name> } = {
  home: { template: HomePage, share: 'home', weight: { html: 14_000, firstVisit: 90_000 } },
  services: { template: ServicesPage, share: 'services' },
  'service-area': { template: ServiceAreaPage, share: 'area' },
  'bail-bonds-guide': { template: GuidePage, share: 'guide' },
  'no-bond-meaning': { template: GuidePage, share: 'guide' },
  'why-choose-us': { template: WhyChooseUsPage, share: 'why' },
  articles: { template: ArticlesPage, share: 'post' },
  locations: {
    template: LocationsPage,
    share: 'locations',
    isPrepared: true,
    things: ({ context }, at) => describeOffices(context, at),
  },
  blog: { template: BlogPage, share: 'blog', feed: 'blog', entries: listEntries },
  accessibility: { template: GuidePage },
  contact: {
    template: ContactPage,
    share: 'contact',
    isPrepared: true,
    things: ({ context }, at) => describeOffices(context, at),
  },
  'thank-you': { template: ThankYouPage, share: 'contact' },
  faq: { template: FaqPage, share: 'faq' },
  'site-map': { template: SiteMapPage },
  'not-found': { template: NotFoundPage },
  'post-not-found': { template: NotFoundPage },
};

/** Pages of which there are many, one for each record. */
export const recordKinds: { readonly [Name in CollectionName]: RecordPageKind<Name> } = {
  services: { template: ServicePage, share: 'service', things: describeService },
  counties: { template: CountyPage, share: 'county' },
  cities: { template: CityPage, share: 'area', things: describeCity },
  blog: {
    template: PostPage,
    share: 'post',
    weight: { picture: 40_000 },
    feed: 'blog',
    things: describePost,
    article: summarisePost,
  },
  'blog-categories': { template: BlogCategoryPage, share: 'blog', feed: 'blog' },
  legal: { template: LegalPage },
};
