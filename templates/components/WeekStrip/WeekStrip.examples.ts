import type { Examples } from '../example-data.ts';
import type { WeekStripProps } from './WeekStrip.tsx';

const daysOf = (names: string) =>
  names.split(' ').map((name) => ({ name, short: name, letters: name.slice(0, 2) }));

export const weekStripExamples: Examples<WeekStripProps> = {
  english: {
    title: 'When does a judge see your relative?',
    days: daysOf('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    arrested: ({ day }) => `Arrested on ${day}`,
    beforeClose: ({ day }) => `before the court closes: in court by ${day}`,
    afterClose: ({ day }) => `after it closes: in court by ${day}`,
    anyHour: ({ day }) => `at any hour: in court by ${day}`,
    keys: {
      beforeClose: 'before the court closes',
      afterClose: 'after it closes',
      latest: 'latest court day',
    },
    note: 'A holiday adds a day.',
  },
  arabic: {
    title: 'متى يُعرض قريبكم على القاضي؟',
    days: daysOf('الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد'),
    arrested: ({ day }) => `أُوقف يوم ${day}`,
    beforeClose: ({ day }) => `قبل إغلاق المحكمة: الجلسة يوم ${day}`,
    afterClose: ({ day }) => `بعد إغلاقها: الجلسة يوم ${day}`,
    anyHour: ({ day }) => `في أي ساعة: الجلسة يوم ${day}`,
    keys: { beforeClose: 'قبل إغلاق المحكمة', afterClose: 'بعد إغلاقها', latest: 'آخر يوم' },
    note: 'كل عطلة رسمية تزيد يومًا.',
  },
  spanish: {
    title: '¿Cuándo ve un juez a su familiar?',
    days: daysOf('lunes martes miércoles jueves viernes sábado domingo'),
    arrested: ({ day }) => `Arresto el ${day}`,
    beforeClose: ({ day }) => `antes del cierre de la corte: audiencia el ${day}`,
    afterClose: ({ day }) => `después del cierre: audiencia el ${day}`,
    anyHour: ({ day }) => `a cualquier hora: audiencia el ${day}`,
    keys: { beforeClose: 'antes del cierre', afterClose: 'después del cierre', latest: 'último día' },
    note: 'Un día festivo suma un día.',
  },
};
