import { type Examples, marked, markedArabic, markedSpanish, plain } from '../example-data.ts';
import { createHourScale } from '../HourSquares/hour-scale.ts';
import type { ReleaseBarProps } from './ReleaseBar.tsx';

const hours = [undefined, { from: 1, to: 2 }, { from: 1, to: 4 }];

export const releaseBarExamples: Examples<ReleaseBarProps> = {
  english: {
    parts: [
      { mark: 'A', title: 'You call', text: plain('Booking.') },
      { mark: 'B', title: 'We have everything', text: marked },
      { mark: 'C', title: 'The bond is at the jail', text: plain('Usually 1 to 4 hours.') },
    ],
    hours,
    scale: createHourScale(8, (count) => `${count} hours`),
    end: 'Out',
  },
  arabic: {
    parts: [{ mark: 'أ', title: 'تتصلون بنا', text: markedArabic }],
    hours: [{ to: 2 }],
    scale: createHourScale(8, (count) => `${count} ساعات`),
    end: 'الخروج',
  },
  spanish: {
    parts: [{ mark: 'A', title: 'Usted llama', text: markedSpanish }],
    hours,
    scale: createHourScale(8, (count) => `${count} horas`),
    end: 'Salida',
  },
};
