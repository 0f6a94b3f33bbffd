import { describeOffices } from '../../json-ld/structured-data.ts';
import type { SinglePageType } from '../page-type.ts';
import { ContactPage } from './ContactPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'contact'> = {
  template: ContactPage,
  isPrerendered: true,
  structuredData: ({ context }, address) => describeOffices(context, address),
};
