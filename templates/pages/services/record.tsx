import type { RecordPageType } from '../page-type.ts';
import { describeService } from './describe-service.ts';
import { ServicePage } from './ServicePage.tsx';

export const record: RecordPageType<'services'> = {
  template: ServicePage,
  structuredData: describeService,
};
