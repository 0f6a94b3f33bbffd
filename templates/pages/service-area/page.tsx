/** The overview of the counties and cities. */
import type { SinglePageKind } from '../../page-kind.ts';
import { ServiceAreaPage } from './ServiceAreaPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'service-area'> = { template: ServiceAreaPage, share: 'area' };
