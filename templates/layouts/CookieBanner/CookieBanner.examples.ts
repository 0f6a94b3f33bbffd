import type { Examples } from '../../components/example-data.ts';
import type { CookieBannerProps } from './CookieBanner.tsx';

export const cookieBannerExamples: Examples<CookieBannerProps> = {
  english: {
    words: {
      name: 'Cookies',
      text: 'We use cookies to run this site and, if you agree, to understand how it is used.',
      acceptAll: 'Accept All',
      necessaryOnly: 'Necessary Only',
      decline: 'Decline',
      saved: 'Your choice about cookies is saved.',
    },
  },
  'arabic, with a script that waits for consent': {
    words: {
      name: 'ملفات تعريف الارتباط',
      text: 'نستخدم ملفات تعريف الارتباط (\u2066Cookies\u2069) لتشغيل الموقع، وإذا وافقتم، لفهم طريقة استخدامه.',
      acceptAll: 'قبول الكل',
      necessaryOnly: 'الضرورية فقط',
      decline: 'رفض',
      saved: 'تم حفظ اختياركم بشأن ملفات تعريف الارتباط.',
    },
    analytics: '/count.js',
  },
  spanish: {
    words: {
      name: 'Cookies',
      text: 'Usamos cookies para que el sitio funcione y, si usted acepta, para entender cómo se usa.',
      acceptAll: 'Aceptar todas',
      necessaryOnly: 'Solo las necesarias',
      decline: 'Rechazar',
      saved: 'Su elección sobre las cookies quedó guardada.',
    },
  },
};
