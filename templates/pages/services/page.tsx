/** The overview of the services. */
import type { SinglePageKind } from '../../page-kind.ts';
import { ServicesPage } from './ServicesPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'services'> = { template: ServicesPage, share: 'services' };
