/** The guide to the term "no bond". */
import type { SinglePageType } from '../page-type.ts';
import { GuidePage } from '../parts/GuidePage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'no-bond-meaning'> = { template: GuidePage };
