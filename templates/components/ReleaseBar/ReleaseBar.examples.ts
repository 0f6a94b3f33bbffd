import { type Examples, marked, markedArabic, markedSpanish, plain } from '../example-data.ts';
import type { ReleaseBarProps } from './ReleaseBar.tsx';

export const releaseBarExamples: Examples<ReleaseBarProps> = {
  english: {
    parts: [
      { mark: 'A', title: 'You call', text: plain('Booking.') },
      { mark: 'B', title: 'We have everything', text: marked },
      { mark: 'C', title: 'The bond is at the jail', text: plain('Usually 1 to 4 hours.') },
    ],
    end: 'Out',
  },
  arabic: { parts: [{ mark: 'أ', title: 'تتصلون بنا', text: markedArabic }], end: 'الخروج' },
  spanish: { parts: [{ mark: 'A', title: 'Usted llama', text: markedSpanish }], end: 'Salida' },
};
