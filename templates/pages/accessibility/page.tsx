import type { SinglePageType } from '../page-type.ts';
import { GuidePage } from '../parts/GuidePage.tsx';

export const page: SinglePageType<'accessibility'> = { template: GuidePage, searchWeight: 0.4 };
