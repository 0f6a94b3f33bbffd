import { type Examples, mainLine } from '../example-data.ts';
import type { PhoneTextProps } from './PhoneText.tsx';

export const phoneTextExamples: Examples<PhoneTextProps> = {
  english: { phone: mainLine, name: 'Call the main line' },
  "english, a jail's number": { phone: mainLine, name: 'Intake Center', thirdParty: true },
  arabic: { phone: mainLine, name: 'اتصال بالخط الرئيسي' },
  spanish: { phone: mainLine, name: 'Llamar a la línea principal' },
};
