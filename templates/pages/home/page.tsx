/** The home page. */
import type { SinglePageKind } from '../../page-kind.ts';
import { HomePage } from './HomePage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'home'> = {
  template: HomePage,
  share: 'home',
  weight: { html: 18_000, firstVisit: 90_000 },
};
