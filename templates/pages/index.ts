/** Which template makes which page: one for every name in `schema/collections.ts`. */
import type { ReactNode } from 'react';
import type { CollectionName, PageName } from '../../schema/index.ts';
import type { PageProps, RecordPageProps } from '../page-context.ts';
import { ContactPage } from './ContactPage.tsx';
import { FaqPage } from './FaqPage.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ServicePage } from './ServicePage.tsx';
import { ServicesPage } from './ServicesPage.tsx';
import { SiteMapPage } from './SiteMapPage.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';

/** Templates of single pages: what stands in the main part. */
export const pageTemplates: { readonly [Name in PageName]: (props: PageProps<Name>) => ReactNode } = {
  home: HomePage,
  services: ServicesPage,
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
};
