import { type Examples, marked, markedArabic, markedSpanish, plain } from '../example-data.ts';
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
    maxSquares: 8,
    squares: 'One square is one hour.',
  },
  arabic: {
    parts: [{ mark: 'أ', title: 'تتصلون بنا', text: markedArabic }],
    hours: [{ to: 2 }],
    maxSquares: 8,
    squares: 'كل مربع ساعة.',
  },
  spanish: {
    parts: [{ mark: 'A', title: 'Usted llama', text: markedSpanish }],
    hours,
    maxSquares: 8,
    squares: 'Cada cuadro es una hora.',
  },
};
