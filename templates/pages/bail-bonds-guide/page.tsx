/** The guide. */
import type { SinglePageKind } from '../../page-kind.ts';
import { GuidePage } from '../parts/GuidePage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'bail-bonds-guide'> = { template: GuidePage, share: 'guide' };
