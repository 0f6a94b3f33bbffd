/** The accessibility statement. */
import type { SinglePageType } from '../page-type.ts';
import { GuidePage } from '../parts/GuidePage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'accessibility'> = { template: GuidePage, searchWeight: 0.4 };
