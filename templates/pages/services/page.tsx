/** The overview of the services. */
import type { SinglePageType } from '../page-type.ts';
import { ServicesPage } from './ServicesPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'services'> = { template: ServicesPage };
