import type { Examples } from '../../components/example-data.ts';
import type { CookieBannerProps } from './CookieBanner.tsx';

export const cookieBannerExamples: Examples<CookieBannerProps> = {
  english: {
    texts: {
      name: 'Cookies',
      text: 'This site stores your language and your answer here. It stores nothing else.',
      textCounting:
        'This site stores your language and your answer here. If you accept all, it also counts visits.',
      acceptAll: 'Accept All',
      necessaryOnly: 'Necessary Only',
      decline: 'Decline',
      saved: 'Your choice about cookies is saved.',
    },
  },
  'arabic, with a script that waits for consent': {
    texts: {
      name: 'ملفات تعريف الارتباط',
      text: 'يحفظ هذا الموقع لغتكم وجوابكم هنا، ولا يحفظ شيئًا غير ذلك.',
      textCounting: 'يحفظ هذا الموقع لغتكم وجوابكم هنا. وإذا قبلتم الكل، فإنه يحصي الزيارات أيضًا.',
      acceptAll: 'قبول الكل',
      necessaryOnly: 'الضرورية فقط',
      decline: 'رفض',
      saved: 'تم حفظ اختياركم بشأن ملفات تعريف الارتباط.',
    },
    analytics: '/count.js',
  },
  spanish: {
    texts: {
      name: 'Cookies',
      text: 'Este sitio guarda su idioma y su respuesta. No guarda nada más.',
      textCounting:
        'Este sitio guarda su idioma y su respuesta. Si acepta todas, también cuenta las visitas.',
      acceptAll: 'Aceptar todas',
      necessaryOnly: 'Solo las necesarias',
      decline: 'Rechazar',
      saved: 'Su elección sobre las cookies quedó guardada.',
    },
  },
};
