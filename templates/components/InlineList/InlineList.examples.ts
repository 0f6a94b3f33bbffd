import type { Examples } from '../example-data.ts';
import type { InlineListProps } from './InlineList.tsx';

const labels = (...items: string[]): InlineListProps => ({ items: items.map((label) => ({ label })) });

export const inlineListExamples: Examples<InlineListProps> = {
  english: labels('cash', "cashier's check", 'Visa'),
  arabic: labels('نقدًا', 'شيك مصرفي', 'Visa'),
  spanish: labels('efectivo', 'cheque de caja', 'Visa'),
  'english, links': {
    items: [
      { label: 'Felony bonds', href: '/en/services#felony' },
      { label: 'Federal bonds', href: '/en/services#federal' },
    ],
  },
};
