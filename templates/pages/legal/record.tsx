/** A legal page. */
import type { RecordPageType } from '../../page-type.ts';
import { LegalPage } from './LegalPage.tsx';

/** Declares the page type of the records. */
export const record: RecordPageType<'legal'> = { template: LegalPage, searchWeight: 0.4 };
