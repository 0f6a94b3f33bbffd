/** A county guide. */
import type { RecordPageKind } from '../../page-kind.ts';
import { CountyPage } from './CountyPage.tsx';

/** The kind of the pages. */
export const record: RecordPageKind<'counties'> = {
  template: CountyPage,
  share: 'county',
  weight: { html: 26_000 },
};
