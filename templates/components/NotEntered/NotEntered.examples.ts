import type { Examples } from '../example-data.ts';
import type { NotEnteredProps } from './NotEntered.tsx';

export const notEnteredExamples: Examples<NotEnteredProps> = {
  english: { copy: 'not yet entered' },
  arabic: { copy: 'لم يُدخَل بعد' },
  spanish: { copy: 'aún sin ingresar' },
};
