import type { Examples } from '../example-data.ts';
import type { QuoteProps } from './Quote.tsx';

export const quoteExamples: Examples<QuoteProps> = {
  english: {
    text: '“After the arrest, any attorney at law may visit the prisoner.”',
    cite: 'California Penal Code section 825(b)',
  },
  'arabic, translated': {
    text: '«بعد التوقيف، يجوز لأي محامٍ مرخّص أن يزور الشخص السجين.»',
    cite: 'قانون العقوبات في كاليفورنيا، المادة 825 (ب)، California Penal Code section 825(b)',
    note: 'ترجمتنا.',
  },
  'spanish, translated': {
    text: '«Después del arresto, cualquier abogado puede visitar al detenido».',
    cite: 'Código Penal de California, sección 825(b)',
    note: 'Traducción nuestra.',
  },
};
