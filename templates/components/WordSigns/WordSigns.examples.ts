import { type Examples, plain } from '../example-data.ts';
import type { WordSignsProps } from './WordSigns.tsx';

const language = { tag: 'en', dir: 'ltr' } as const;

export const wordSignsExamples: Examples<WordSignsProps> = {
  english: {
    language,
    isPageLanguage: true,
    words: [
      {
        id: 'hold',
        term: 'Hold',
        name: 'kept for another reason',
        sound: 'Or: “has a hold”',
        meaning: plain('Ask who placed it.'),
      },
      {
        id: 'booking',
        term: 'Booking',
        name: 'written into the records',
        sound: 'Or: “being booked”',
        meaning: plain('Wait for its end.'),
      },
    ],
  },
  arabic: {
    language,
    isPageLanguage: false,
    words: [
      {
        id: 'hold',
        term: 'Hold',
        name: 'طلب إبقاء في السجن',
        sound: 'تسمعونها: «هولد»',
        meaning: plain('اسألوا من قدّمه.'),
      },
      {
        id: 'booking',
        term: 'Booking',
        name: 'التسجيل في السجن',
        sound: 'تسمعونها: «بوكينغ»',
        meaning: plain('انتظروا نهايته.'),
      },
    ],
  },
  spanish: {
    language,
    isPageLanguage: false,
    words: [
      {
        id: 'hold',
        term: 'Hold',
        name: 'Retención',
        sound: 'Suena “jold”',
        meaning: plain('Pregunte quién la pidió.'),
      },
      {
        id: 'booking',
        term: 'Booking',
        name: 'Registro en la cárcel',
        sound: 'Suena “búquing”',
        meaning: plain('Espere a que termine.'),
      },
    ],
  },
};
