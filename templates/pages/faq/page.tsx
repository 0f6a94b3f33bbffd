/** The questions. */
import type { SinglePageKind } from '../../page-kind.ts';
import { FaqPage } from './FaqPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'faq'> = { template: FaqPage, share: 'faq' };
