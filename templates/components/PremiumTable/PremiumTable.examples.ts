import type { Examples } from '../example-data.ts';
import type { PremiumTableProps } from './PremiumTable.tsx';

const examples = [
  { bail: '$5,000', fee: '$500' },
  { bail: '$10,000', fee: '$1,000' },
];

export const premiumTableExamples: Examples<PremiumTableProps> = {
  english: { words: { caption: 'What do we pay?', bail: 'Bail amount', fee: 'Fee' }, examples },
  arabic: { words: { caption: 'كم ندفع؟', bail: 'مبلغ الكفالة', fee: 'الرسم' }, examples },
  spanish: { words: { caption: '¿Cuánto se paga?', bail: 'Monto de la fianza', fee: 'Prima' }, examples },
};
