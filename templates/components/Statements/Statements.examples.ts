import { type Examples, marked, markedArabic, markedSpanish, plain } from '../example-data.ts';
import type { StatementsProps } from './Statements.tsx';

export const statementsExamples: Examples<StatementsProps> = {
  'english, with headings': {
    statements: [
      { id: 'felony', title: 'Felony bonds', text: plain('Higher amounts, more papers.') },
      { id: 'federal', title: 'Federal bonds', text: marked },
    ],
  },
  'english, one statement': {
    statements: [{ title: 'Someone answers', text: plain('At any hour.') }],
  },
  'arabic, with claims in strong words': { statements: [{ text: markedArabic }, { text: markedArabic }] },
  'spanish, with headings': {
    statements: [
      { id: 'felony', title: 'Fianzas por delitos graves', text: plain('Montos más altos, más papeles.') },
      { id: 'federal', title: 'Fianzas federales', text: markedSpanish },
    ],
  },
};
