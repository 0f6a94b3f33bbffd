import type { Examples } from '../example-data.ts';
import type { LaterProps } from './Later.tsx';

export const laterExamples: Examples<LaterProps> = {
  english: { children: 'Kinds of bonds and services' },
  arabic: { children: 'أنواع الكفالات والخدمات' },
  spanish: { children: 'Tipos de fianza y servicios' },
};
