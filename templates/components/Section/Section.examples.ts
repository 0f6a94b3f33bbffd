import { type Examples, markedArabic, markedSpanish } from '../example-data.ts';
import type { SectionProps } from './Section.tsx';

export const sectionExamples: Examples<SectionProps> = {
  english: { id: 'how-it-works', title: 'How it works', children: 'Text of the section.' },
  'arabic, with an introduction': { id: 'services', title: 'خدماتنا', lead: markedArabic },
  'spanish, with an introduction': { id: 'services', title: 'Servicios', lead: markedSpanish },
};
