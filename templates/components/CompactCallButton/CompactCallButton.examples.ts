import { type Examples, mainLine } from '../example-data.ts';
import type { CompactCallButtonProps } from './CompactCallButton.tsx';

export const compactCallButtonExamples: Examples<CompactCallButtonProps> = {
  english: { phone: mainLine, label: 'Call' },
  arabic: { phone: mainLine, label: 'اتصلوا' },
  spanish: { phone: mainLine, label: 'Llame' },
};
