/** The accessibility statement. */
import type { SinglePageKind } from '../../page-kind.ts';
import { GuidePage } from '../parts/GuidePage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'accessibility'> = { template: GuidePage, search: 0.4 };
