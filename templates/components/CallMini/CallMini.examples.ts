import { type Examples, mainLine } from '../example-data.ts';
import type { CallMiniProps } from './CallMini.tsx';

export const callMiniExamples: Examples<CallMiniProps> = {
  english: { phone: mainLine, label: 'Call' },
  arabic: { phone: mainLine, label: 'اتصلوا' },
  spanish: { phone: mainLine, label: 'Llame' },
};
