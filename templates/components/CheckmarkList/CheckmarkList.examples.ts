import { type Examples, marked, markedArabic, markedSpanish, plain } from '../example-data.ts';
import type { CheckmarkListProps } from './CheckmarkList.tsx';

export const checkmarkListExamples: Examples<CheckmarkListProps> = {
  english: { items: [plain('The total in writing'), marked] },
  arabic: { items: [markedArabic] },
  spanish: { items: [plain('El total por escrito'), markedSpanish] },
};
