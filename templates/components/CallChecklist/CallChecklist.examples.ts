import { type Examples, markedArabic, plain } from '../example-data.ts';
import type { CallChecklistProps } from './CallChecklist.tsx';

export const callChecklistExamples: Examples<CallChecklistProps> = {
  english: {
    level: 3,
    texts: { title: 'Have ready what you know', items: ['Full name', 'Charge'], note: 'We can look it up.' },
    print: 'Print this list',
  },
  'arabic, folded': {
    level: 3,
    folded: true,
    texts: { title: 'جهّزوا ما تعرفونه', items: ['الاسم الكامل', 'التهمة'], note: 'يمكننا البحث معكم.' },
    print: 'طباعة هذه القائمة',
  },
  'english, with questions': {
    level: 3,
    texts: {
      title: 'Ask before you sign',
      items: [{ q: 'What is your license number?', a: plain('Check it with the state.') }],
      note: 'Write down who answered.',
    },
    print: 'Print this list',
  },
  'arabic, with questions': {
    level: 3,
    texts: {
      title: 'اسألوا قبل التوقيع',
      items: [{ q: 'ما رقم ترخيصكم؟', a: markedArabic }],
      note: 'اكتبوا اسم من أجاب.',
    },
    print: 'طباعة هذه القائمة',
  },
  spanish: {
    level: 3,
    texts: {
      title: 'Tenga a la mano los datos que sepa',
      items: ['Nombre completo', 'Cargo'],
      note: 'Podemos buscarlo con usted.',
    },
    print: 'Imprimir esta lista',
  },
};
