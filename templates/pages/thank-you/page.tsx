/** The page after sending a message. */
import type { SinglePageType } from '../page-type.ts';
import { ThankYouPage } from './ThankYouPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'thank-you'> = { template: ThankYouPage };
