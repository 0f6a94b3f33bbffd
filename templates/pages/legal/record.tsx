import type { RecordPageType } from '../page-type.ts';
import { LegalPage } from './LegalPage.tsx';

export const record: RecordPageType<'legal'> = { template: LegalPage, searchWeight: 0.4 };
