import type { Examples } from '../example-data.ts';
import type { MetaLineProps } from './MetaLine.tsx';

export const metaLineExamples: Examples<MetaLineProps> = {
  english: { items: ['Featured article', 'Bail Bonds', '8 min read'] },
  arabic: { items: ['الكفالات', 'مدة القراءة: 8 دقائق'] },
  spanish: { items: ['Artículo destacado', 'Fianzas', 'Lectura de 8 min'] },
};
