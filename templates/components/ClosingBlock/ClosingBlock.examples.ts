import {
  alternateLine,
  type Examples,
  email,
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
    license: 'California bail agent license 0000000',
    email: { ...email, label: 'Email' },
  },
  arabic: {
    id: 'call',
    title: 'اتصلوا الآن',
    text: markedArabic,
    main: { phone: mainLine, label: 'اتصلوا الآن' },
    alternate: { phone: alternateLine, label: 'الخط البديل' },
    license: 'رخصة وكيل كفالات في كاليفورنيا رقم 0000000',
    email: { ...email, label: 'البريد الإلكتروني' },
  },
  spanish: {
    id: 'call',
    title: 'Hable ahora con un agente',
    text: markedSpanish,
    main: { phone: mainLine, label: 'Llame ahora' },
    alternate: { phone: alternateLine, label: 'Línea alterna' },
    license: 'Licencia de agente de fianzas de California 0000000',
    email: { ...email, label: 'Correo electrónico' },
  },
};
