import { type Examples, marked, markedArabic, markedSpanish } from '../example-data.ts';
import type { NoteProps } from './Note.tsx';

export const noteExamples: Examples<NoteProps> = {
  english: { level: 3, title: 'Before you sign', text: marked },
  'arabic, marked': { level: 3, title: 'هل نحتاج إلى كفالة؟', text: markedArabic, marked: true },
  spanish: { level: 3, title: 'Antes de firmar', text: markedSpanish },
};
