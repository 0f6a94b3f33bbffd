import { createElement } from 'react';
import { type Examples, markedArabic, markedSpanish, plain } from '../example-data.ts';
import type { FoldProps } from './Fold.tsx';

export const foldExamples: Examples<FoldProps> = {
  english: {
    level: 3,
    title: 'Posting',
    aside: plain('In person, at the jail'),
    children: createElement('p', null, 'You wait at home.'),
  },
  'arabic, with a target': {
    level: 3,
    title: 'الإفراج',
    aside: markedArabic,
    children: createElement('p', { id: 'release' }, 'وأنتم تنتظرون في البيت.'),
  },
  spanish: {
    level: 3,
    title: 'Después de salir',
    aside: markedSpanish,
    children: createElement('p', null, 'Usted espera en casa.'),
  },
};
