import { createElement } from 'react';
import type { Examples } from '../example-data.ts';
import type { FoldsProps } from './Folds.tsx';

const body = createElement('p', undefined, '300 Main St');

export const foldsExamples: Examples<FoldsProps> = {
  english: { folds: [{ title: 'Courthouses', body }] },
  arabic: { folds: [{ title: 'مباني المحاكم', body }] },
  spanish: { folds: [{ title: 'Edificios de la corte', body }] },
};
