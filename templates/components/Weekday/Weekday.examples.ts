import type { Examples } from '../example-data.ts';
import type { WeekdayProps } from './Weekday.tsx';

export const weekdayExamples: Examples<WeekdayProps> = {
  english: { letters: 'Mo', short: 'Mon' },
  arabic: { letters: 'ن', short: 'اثنين' },
  spanish: { letters: 'lu', short: 'lun' },
};
