import type { SinglePageType } from '../page-type.ts';
import { FaqPage } from './FaqPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'faq'> = { template: FaqPage };
