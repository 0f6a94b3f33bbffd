import type { Examples } from '../example-data.ts';
import type { BidiProps } from './Bidi.tsx';

export const bidiExamples: Examples<BidiProps> = {
  'english without runs': { text: 'A bail agent answers at any hour.' },
  'english with an Arabic run': { text: 'The page is called الأسئلة الشائعة.' },
  'arabic with a price': { text: 'الرسم $2,500 عند التوقيع.' },
  'arabic with a long Latin run': {
    text: 'الجهة: California Department of Insurance.',
  },
  'spanish with an Arabic run': { text: 'La página se llama الأسئلة الشائعة.' },
};
