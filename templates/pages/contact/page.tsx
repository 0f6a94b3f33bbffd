/** The ways to reach the agency. */
import { describeOffices } from '../../json-ld/publisher.ts';
import type { SinglePageKind } from '../../page-kind.ts';
import { ContactPage } from './ContactPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'contact'> = {
  template: ContactPage,
  share: 'contact',
  isPrepared: true,
  things: ({ context }, at) => describeOffices(context, at),
};
