/** The overview of the counties and cities. */
import type { SinglePageType } from '../page-type.ts';
import { ServiceAreaPage } from './ServiceAreaPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'service-area'> = { template: ServiceAreaPage };
