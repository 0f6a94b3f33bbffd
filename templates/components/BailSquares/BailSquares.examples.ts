import type { Examples } from '../example-data.ts';
import type { BailSquaresProps } from './BailSquares.tsx';

const fee = { drawn: 'Filled square', meaning: 'The fee' };
const bail = { drawn: 'Ten open squares', meaning: 'The whole bail amount' };

export const bailSquaresExamples: Examples<BailSquaresProps> = {
  english: { ratePercent: 10, fee, bail },
  'english, at a lower rate': { ratePercent: 8, fee, bail },
  arabic: {
    ratePercent: 10,
    fee: { drawn: 'مربع مملوء', meaning: 'أجر الوكيل' },
    bail: { drawn: 'عشرة مربعات فارغة', meaning: 'مبلغ الكفالة كله' },
  },
  spanish: {
    ratePercent: 10,
    fee: { drawn: 'Un cuadro lleno', meaning: 'Lo que usted paga' },
    bail: { drawn: 'Diez cuadros vacíos', meaning: 'El monto completo de la fianza' },
  },
};
