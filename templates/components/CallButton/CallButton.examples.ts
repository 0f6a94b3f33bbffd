import { alternateLine, type Examples, mainLine } from '../example-data.ts';
import type { CallButtonProps } from './CallButton.tsx';

export const callButtonExamples: Examples<CallButtonProps> = {
  english: { phone: mainLine, label: 'Call Now' },
  'english, outlined': { phone: alternateLine, label: 'Alternate line', outlined: true },
  arabic: { phone: mainLine, label: 'اتصلوا الآن' },
  'arabic, the number in the label': {
    phone: mainLine,
    label: `اتصلوا الآن: ${mainLine.text} في أي وقت`,
  },
  spanish: { phone: mainLine, label: 'Llame ahora' },
  'spanish, outlined': { phone: alternateLine, label: 'Línea alterna', outlined: true },
};
