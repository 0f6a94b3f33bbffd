/** A legal page. */
import type { RecordPageKind } from '../../page-kind.ts';
import { LegalPage } from './LegalPage.tsx';

/** The kind of the pages. */
export const record: RecordPageKind<'legal'> = { template: LegalPage, search: 0.4 };
