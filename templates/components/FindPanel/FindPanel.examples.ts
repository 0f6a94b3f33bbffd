import { type Examples, mainLine, plain } from '../example-data.ts';
import type { FindPanelProps } from './FindPanel.tsx';

export const findPanelExamples: Examples<FindPanelProps> = {
  'english, with a number': {
    title: 'Where is your relative?',
    phoneLine: { name: 'Sheriff’s information line', phone: mainLine },
    note: 'Have the full name ready.',
    facts: [{ label: 'Release', value: plain('Usually 2 to 8 hours') }],
  },
  'arabic, with a number': {
    title: 'أين قريبكم؟',
    phoneLine: { name: 'خط معلومات الشريف', phone: mainLine },
    note: 'جهّزوا الاسم الكامل.',
    facts: [{ label: 'الإفراج', value: plain('من ساعتين إلى 8 ساعات عادةً') }],
  },
  'spanish, without a number': {
    title: '¿Dónde está su familiar?',
    note: 'Tenga listo el nombre completo.',
    facts: [{ label: 'Salida', value: plain('Suele tardar de 2 a 8 horas') }],
  },
};
