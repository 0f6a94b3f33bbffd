import { alternateLine, type Examples, mainLine } from '../../components/example-data.ts';
import type { DockProps } from './Dock.tsx';

export const dockExamples: Examples<DockProps> = {
  english: {
    name: 'Contact Info',
    phone: mainLine,
    words: { callNow: 'Call Now', textUs: 'Text', backToTop: 'Back to Top', loading: 'Loading…' },
  },
  'arabic, a line without text messages': {
    name: 'معلومات الاتصال',
    phone: alternateLine,
    words: {
      callNow: 'اتصلوا الآن',
      textUs: 'رسالة نصية',
      backToTop: 'العودة إلى أعلى الصفحة',
      loading: 'جارٍ التحميل…',
    },
  },
};
