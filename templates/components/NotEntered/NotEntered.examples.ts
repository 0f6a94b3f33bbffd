import type { Examples } from '../example-data.ts';
import type { NotEnteredProps } from './NotEntered.tsx';

export const notEnteredExamples: Examples<NotEnteredProps> = {
  english: { words: 'not yet entered' },
  arabic: { words: 'لم يُدخَل بعد' },
  spanish: { words: 'aún sin ingresar' },
};
