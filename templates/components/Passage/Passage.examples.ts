import { type Examples, markedArabic, markedSpanish } from '../example-data.ts';
import type { PassageProps } from './Passage.tsx';

export const passageExamples: Examples<PassageProps> = {
  english: { id: 'how-it-works', title: 'How it works', children: 'Words of the section.' },
  'english, numbered': { id: 'bail-process', title: 'Bail process', number: 1 },
  'arabic, with an introduction': { id: 'services', title: 'خدماتنا', lead: markedArabic },
  'spanish, with an introduction': { id: 'services', title: 'Servicios', lead: markedSpanish },
};
