import type { SinglePageType } from '../page-type.ts';
import { GuidePage } from '../parts/GuidePage.tsx';

export const page: SinglePageType<'bail-bonds-guide'> = { template: GuidePage };
