/** A county guide. */
import type { RecordPageType } from '../../page-type.ts';
import { CountyPage } from './CountyPage.tsx';

/** Declares the page type of the records. */
export const record: RecordPageType<'counties'> = {
  template: CountyPage,
  share: 'county',
  weight: { html: 18_000 },
};
