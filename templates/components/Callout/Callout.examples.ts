import { type Examples, marked, markedArabic, markedSpanish } from '../example-data.ts';
import type { CalloutProps } from './Callout.tsx';

export const calloutExamples: Examples<CalloutProps> = {
  english: { level: 3, title: 'Before you sign', text: marked },
  'arabic, marked': { level: 3, title: 'هل نحتاج إلى كفالة؟', text: markedArabic, marked: true },
  spanish: { level: 3, title: 'Antes de firmar', text: markedSpanish },
};
