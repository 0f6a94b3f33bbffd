import {
  alternateLine,
  type Examples,
  email,
  license,
  licenseArabic,
  licenseSpanish,
  mainLine,
  marked,
  markedArabic,
  markedSpanish,
} from '../example-data.ts';
import type { ClosingBlockProps } from './ClosingBlock.tsx';

export const closingBlockExamples: Examples<ClosingBlockProps> = {
  english: {
    id: 'call',
    title: 'Talk to an agent now',
    text: marked,
    main: { phone: mainLine, label: 'Call Now' },
    alternate: { phone: alternateLine, label: 'Alternate line' },
    license,
    email: { ...email, label: 'Email' },
  },
  arabic: {
    id: 'call',
    title: 'اتصلوا الآن',
    text: markedArabic,
    main: { phone: mainLine, label: 'اتصلوا الآن' },
    alternate: { phone: alternateLine, label: 'الخط البديل' },
    license: licenseArabic,
    email: { ...email, label: 'البريد الإلكتروني' },
  },
  spanish: {
    id: 'call',
    title: 'Hable ahora con un agente',
    text: markedSpanish,
    main: { phone: mainLine, label: 'Llame ahora' },
    alternate: { phone: alternateLine, label: 'Línea alterna' },
    license: licenseSpanish,
    email: { ...email, label: 'Correo electrónico' },
  },
};
