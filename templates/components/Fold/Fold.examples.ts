import { type Examples, markedArabic, markedSpanish, plain } from '../example-data.ts';
import type { FoldProps } from './Fold.tsx';

export const foldExamples: Examples<FoldProps> = {
  english: {
    level: 3,
    title: 'Posting',
    aside: plain('In person, at the jail'),
    children: 'You wait at home.',
  },
  'arabic, with a target': {
    level: 3,
    title: 'الإفراج',
    aside: markedArabic,
    id: 'release',
    children: 'وأنتم تنتظرون في البيت.',
  },
  spanish: { level: 3, title: 'Después de salir', aside: markedSpanish, children: 'Usted espera en casa.' },
};
