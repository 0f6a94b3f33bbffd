import { type Examples, marked, markedArabic, plain } from '../example-data.ts';
import type { FactsProps } from './Facts.tsx';

export const factsExamples: Examples<FactsProps> = {
  english: {
    facts: [
      { label: 'Release', value: plain('Usually 2 to 4 hours'), note: plain('The jail sets the time.') },
      { label: 'Questions', value: marked },
    ],
  },
  arabic: { facts: [{ label: 'الرسم', value: markedArabic }] },
};
