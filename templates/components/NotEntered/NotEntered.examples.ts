import type { Examples } from '../example-data.ts';
import type { NotEnteredProps } from './NotEntered.tsx';

export const notEnteredExamples: Examples<NotEnteredProps> = {
  english: { texts: 'not yet entered' },
  arabic: { texts: 'لم يُدخَل بعد' },
  spanish: { texts: 'aún sin ingresar' },
};
