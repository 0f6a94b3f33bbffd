/** The offices. */
import { describeOffices } from '../../json-ld/publisher.ts';
import type { SinglePageKind } from '../../page-kind.ts';
import { LocationsPage } from './LocationsPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'locations'> = {
  template: LocationsPage,
  share: 'locations',
  isPrepared: true,
  things: ({ context }, at) => describeOffices(context, at),
};
