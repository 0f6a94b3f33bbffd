import type { SinglePageType } from '../page-type.ts';
import { HomePage } from './HomePage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'home'> = {
  template: HomePage,
  sizeLimits: { html: 14_000, firstVisit: 90_000 },
};
