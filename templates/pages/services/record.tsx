/** A service. */
import type { RecordPageKind } from '../../page-kind.ts';
import { describeService } from './describe-service.ts';
import { ServicePage } from './ServicePage.tsx';

/** The kind of the pages. */
export const record: RecordPageKind<'services'> = {
  template: ServicePage,
  share: 'service',
  things: describeService,
};
