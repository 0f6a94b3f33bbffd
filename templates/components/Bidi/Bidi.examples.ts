import type { Examples } from '../example-data.ts';
import type { BidiProps } from './Bidi.tsx';

export const bidiExamples: Examples<BidiProps> = {
  'english without runs': { text: 'A bail agent answers at any hour.' },
  'english with an Arabic run': { text: 'The page is called \u2067الأسئلة الشائعة\u2069.' },
  'arabic with a price': { text: 'الرسم \u2066$2,500\u2069 عند التوقيع.' },
  'arabic with a long Latin run': {
    text: 'الجهة: \u2066California Department of Insurance\u2069.',
  },
  'spanish with an Arabic run': { text: 'La página se llama \u2067الأسئلة الشائعة\u2069.' },
};
