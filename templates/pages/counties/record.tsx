/** A county guide. */
import type { RecordPageType } from '../page-type.ts';
import { CountyPage } from './CountyPage.tsx';

export const record: RecordPageType<'counties'> = {
  template: CountyPage,
  sizeLimits: { html: 18_000 },
};
