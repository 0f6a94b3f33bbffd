/** The list of all pages. */
import type { SinglePageType } from '../page-type.ts';
import { SiteMapPage } from './SiteMapPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'site-map'> = { template: SiteMapPage, searchWeight: false };
