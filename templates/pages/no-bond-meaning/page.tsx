/** The guide to the words "no bond". */
import type { SinglePageKind } from '../../page-kind.ts';
import { GuidePage } from '../parts/GuidePage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'no-bond-meaning'> = { template: GuidePage, share: 'guide' };
