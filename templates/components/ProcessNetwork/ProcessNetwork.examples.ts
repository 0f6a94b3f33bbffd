import { type Examples, marked, plain } from '../example-data.ts';
import type { ProcessNetworkProps } from './ProcessNetwork.tsx';

type Exit = NonNullable<ProcessNetworkProps['stops'][number]['exits']>[number];

const exit = (id: string, copy: Pick<Exit, 'kind' | 'price' | 'label' | 'note'>): Exit => ({
  id,
  ...copy,
  isFree: copy.price === '$0',
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
        exits: [
          exit('citation', { kind: 'out', price: '$0', label: 'Citation', note: 'a ticket with a date' }),
        ],
      },
      { title: 'Payment', text: plain('You pay the fee once.'), price: '10% of bail' },
      { title: 'Release', text: marked },
    ],
  },
  'arabic, horizontal on wide screens': {
    stops: [
      {
        title: 'التوقيف والتسجيل',
        href: '#arrest',
        exits: [
          exit('citation', { kind: 'out', price: '$0', label: 'ورقة استدعاء', note: 'فيها موعد الجلسة' }),
          exit('hold', { kind: 'closed', price: 'لا كفالة الآن', label: 'طلب إبقاء', note: 'القرار للقاضي' }),
        ],
      },
      { title: 'الدفع', href: '#payment', price: '10% من مبلغ الكفالة' },
      {
        title: 'الإفراج',
        href: '#release',
        exits: [
          exit('missed', {
            kind: 'back',
            price: '100% من مبلغ الكفالة',
            label: 'غياب عن جلسة',
            note: 'قد يعود',
          }),
          exit('end', { kind: 'end', price: '$0', label: 'نهاية القضية', note: 'يعود الضمان' }),
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
