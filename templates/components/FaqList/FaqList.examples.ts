import { type Examples, marked, markedArabic, markedSpanish } from '../example-data.ts';
import type { FaqListProps } from './FaqList.tsx';

export const faqListExamples: Examples<FaqListProps> = {
  english: { faqs: [{ id: 'fee-back', q: 'Do we get the fee back?', a: marked }] },
  'arabic, without ids': { faqs: [{ q: 'هل يُعاد الرسم؟', a: markedArabic }] },
  spanish: { faqs: [{ id: 'fee-back', q: '¿Nos devuelven la prima?', a: markedSpanish }] },
};
