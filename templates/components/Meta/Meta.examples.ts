import type { Examples } from '../example-data.ts';
import type { MetaProps } from './Meta.tsx';

export const metaExamples: Examples<MetaProps> = {
  english: { items: ['Featured article', 'Bail Bonds', '8 min read'] },
  arabic: { items: ['الكفالات', 'مدة القراءة: 8 دقائق'] },
  spanish: { items: ['Artículo destacado', 'Fianzas', 'Lectura de 8 min'] },
};
