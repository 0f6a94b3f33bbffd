import type { Examples } from '../example-data.ts';
import type { PremiumTableProps } from './PremiumTable.tsx';

const examples = [
  { bail: '$5,000', fee: '$500' },
  { bail: '$10,000', fee: '$1,000' },
];

export const premiumTableExamples: Examples<PremiumTableProps> = {
  english: {
    texts: {
      caption: 'What do we pay?',
      bail: 'Bail amount',
      fee: 'Fee',
      squares: {
        fee: { drawn: '■', title: 'The fee', note: '…' },
        bail: { drawn: '□', title: 'The bail', note: '…' },
      },
    },
    ratePercent: 10,
    examples,
  },
  arabic: {
    texts: {
      caption: 'كم ندفع؟',
      bail: 'مبلغ الكفالة',
      fee: 'أجر الوكيل',
      squares: {
        fee: { drawn: '■', title: 'أجر الوكيل', note: '…' },
        bail: { drawn: '□', title: 'مبلغ الكفالة كله', note: '…' },
      },
    },
    ratePercent: 10,
    examples,
  },
  spanish: {
    texts: {
      caption: '¿Cuánto se paga?',
      bail: 'Monto de la fianza',
      fee: 'Prima',
      squares: {
        fee: { drawn: '■', title: 'Lo que usted paga', note: '…' },
        bail: { drawn: '□', title: 'El monto completo', note: '…' },
      },
    },
    ratePercent: 10,
    examples,
  },
};
