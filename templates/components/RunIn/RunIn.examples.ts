import type { Examples } from '../example-data.ts';
import type { RunInProps } from './RunIn.tsx';

export const runInExamples: Examples<RunInProps> = {
  english: { items: ['cash', "cashier's check", 'Visa'] },
  arabic: { items: ['نقدًا', 'شيك مصرفي', '\u2066Visa\u2069'] },
  spanish: { items: ['efectivo', 'cheque de caja', 'Visa'] },
};
