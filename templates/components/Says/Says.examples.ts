import { type Examples, marked, markedArabic, plain } from '../example-data.ts';
import type { SaysProps } from './Says.tsx';

export const saysExamples: Examples<SaysProps> = {
  'english, with headings': {
    statements: [
      { id: 'felony', title: 'Felony bonds', text: plain('Higher amounts, more papers.') },
      { id: 'federal', title: 'Federal bonds', text: marked },
    ],
  },
  'arabic, the claim in strong words': { statements: [{ text: markedArabic }, { text: markedArabic }] },
};
