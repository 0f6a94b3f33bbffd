import type { Examples } from '../example-data.ts';
import type { WeekStripProps } from './WeekStrip.tsx';

const daysOf = (names: string) =>
  names.split(' ').map((name) => ({ name, short: name, letters: name.slice(0, 2) }));

export const weekStripExamples: Examples<WeekStripProps> = {
  english: {
    title: 'When does a judge see your relative?',
    days: daysOf('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    arrested: ({ day }) => `Arrested on ${day}`,
    beforeClose: ({ day }) => `before the court closes: in court by ${day}`,
    afterClose: ({ day }) => `after it closes: in court by ${day}`,
    anyHour: ({ day }) => `at any hour: in court by ${day}`,
    keys: {
      beforeClose: 'before the court closes',
      afterClose: 'after it closes',
      latest: 'usual last day',
      later: 'where Saturdays do not count',
    },
    note: 'A holiday can add several days.',
  },
};
