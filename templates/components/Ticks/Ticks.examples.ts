import { type Examples, marked, markedArabic, markedSpanish, plain } from '../example-data.ts';
import type { TicksProps } from './Ticks.tsx';

export const ticksExamples: Examples<TicksProps> = {
  english: { items: [plain('The total in writing'), marked] },
  arabic: { items: [markedArabic] },
  spanish: { items: [plain('El total por escrito'), markedSpanish] },
};
