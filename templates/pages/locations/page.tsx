import { describeOffices } from '../../json-ld/structured-data.ts';
import type { SinglePageType } from '../page-type.ts';
import { LocationsPage } from './LocationsPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'locations'> = {
  template: LocationsPage,
  isPrerendered: true,
  structuredData: ({ context }, address) => describeOffices(context, address),
};
