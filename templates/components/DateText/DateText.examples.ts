import type { Examples } from '../example-data.ts';
import type { DateTextProps } from './DateText.tsx';

export const dateTextExamples: Examples<DateTextProps> = {
  'english, a month': { date: { iso: '2024-12', text: 'December 2024' } },
  'arabic, a day': { date: { iso: '2026-11-12', text: '12 تشرين الثاني/نوفمبر 2026' } },
  'spanish, a day': { date: { iso: '2026-11-12', text: '12 de noviembre de 2026' } },
};
