import { type Examples, marked, markedArabic, markedSpanish } from '../example-data.ts';
import type { InlineTextProps } from './InlineText.tsx';

export const inlineTextExamples: Examples<InlineTextProps> = {
  english: { content: marked },
  arabic: { content: markedArabic },
  spanish: { content: markedSpanish },
};
