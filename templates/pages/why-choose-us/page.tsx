/** What speaks for the agency. */
import type { SinglePageKind } from '../../page-kind.ts';
import { WhyChooseUsPage } from './WhyChooseUsPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'why-choose-us'> = { template: WhyChooseUsPage, share: 'why' };
