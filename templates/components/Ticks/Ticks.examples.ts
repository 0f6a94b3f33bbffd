import { type Examples, marked, markedArabic, plain } from '../example-data.ts';
import type { TicksProps } from './Ticks.tsx';

export const ticksExamples: Examples<TicksProps> = {
  english: { items: [plain('The total in writing'), marked] },
  arabic: { items: [markedArabic] },
};
