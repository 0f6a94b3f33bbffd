import { type Examples, marked, markedArabic, plain } from '../example-data.ts';
import type { ProcessNetworkProps } from './ProcessNetwork.tsx';

type Exit = NonNullable<ProcessNetworkProps['stops'][number]['exits']>[number];

const exit = (id: string, texts: Pick<Exit, 'kind' | 'price' | 'label'>): Exit => ({
  id,
  ...texts,
  isFree: texts.price === '$0',
  href: '#',
  county: undefined,
  figure: undefined,
});

export const processNetworkExamples: Examples<ProcessNetworkProps> = {
  'english, with descriptions': {
    stops: [
      {
        title: 'Arrest and booking',
        text: marked,
        exits: [exit('citation', { kind: 'out', price: '$0', label: 'Citation' })],
      },
      { title: 'Payment', text: plain('You pay the fee once.'), price: '10% of bail' },
      { title: 'Release', text: marked },
    ],
  },
  'arabic, horizontal on wide screens': {
    stops: [
      {
        title: 'التوقيف والتسجيل',
        text: markedArabic,
        exits: [
          exit('citation', { kind: 'out', price: '$0', label: 'ورقة استدعاء' }),
          exit('hold', { kind: 'closed', price: 'لا كفالة الآن', label: 'طلب إبقاء' }),
        ],
      },
      { title: 'الدفع', text: markedArabic, price: '10% من مبلغ الكفالة' },
      {
        title: 'الإفراج',
        text: markedArabic,
        exits: [
          exit('missed', {
            kind: 'back',
            price: '100% من مبلغ الكفالة',
            label: 'غياب عن جلسة',
          }),
          exit('end', { kind: 'end', price: '$0', label: 'نهاية القضية' }),
        ],
      },
    ],
    wide: true,
  },
  'spanish, without exits': {
    stops: [
      { title: 'Arresto y registro en la cárcel', text: plain('El nombre puede tardar en aparecer.') },
      { title: 'Audiencia de fianza', text: plain('Puede que no haya que pagar nada.') },
    ],
  },
};
