/** The page of reasons to choose the agency. */
import type { SinglePageType } from '../page-type.ts';
import { WhyChooseUsPage } from './WhyChooseUsPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'why-choose-us'> = { template: WhyChooseUsPage };
