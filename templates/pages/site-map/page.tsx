/** The list of all pages. */
import type { SinglePageKind } from '../../page-kind.ts';
import { SiteMapPage } from './SiteMapPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'site-map'> = { template: SiteMapPage, search: false };
