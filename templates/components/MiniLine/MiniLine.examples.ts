import type { Examples } from '../example-data.ts';
import type { MiniLineProps } from './MiniLine.tsx';

export const miniLineExamples: Examples<MiniLineProps> = {
  'english, links': {
    stops: [
      { title: 'Arrest and booking', href: '/en#arrest' },
      { title: 'Bail hearing', href: '/en#hearing' },
      { title: 'Contact an agent', href: '/en#agent' },
    ],
  },
  'arabic, with a line about each stop': {
    stops: [
      { title: 'التوقيف وإجراءات التسجيل في السجن', text: 'قد لا يظهر الاسم قبل ساعتين.' },
      { title: 'جلسة الكفالة', text: 'قد لا يلزم دفع أي مبلغ.' },
      { title: 'الاتصال بوكيل كفالات', text: 'الرسم \u206610%\u2069 من مبلغ الكفالة.' },
    ],
  },
  'spanish, links': {
    stops: [
      { title: 'Arresto y registro en la cárcel', href: '/es#arrest' },
      { title: 'Audiencia de fianza', href: '/es#hearing' },
      { title: 'Comuníquese con un agente', href: '/es#agent' },
    ],
  },
};
