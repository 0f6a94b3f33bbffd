/** A county guide. */
import type { RecordPageType } from '../../page-type.ts';
import { CountyPage } from './CountyPage.tsx';

export const record: RecordPageType<'counties'> = {
  template: CountyPage,
  share: 'county',
  weight: { html: 18_000 },
};
