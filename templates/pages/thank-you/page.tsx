/** The page after sending a message. */
import type { SinglePageKind } from '../../page-kind.ts';
import { ThankYouPage } from './ThankYouPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'thank-you'> = { template: ThankYouPage, share: 'contact' };
