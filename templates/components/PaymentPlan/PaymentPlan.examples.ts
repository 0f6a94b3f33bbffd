import type { Examples } from '../example-data.ts';
import type { PaymentPlanProps } from './PaymentPlan.tsx';

const offer = {
  terms: { downPaymentPercent: 20, months: [3, 6], annualPercentageRate: 0 },
  fees: [
    { bail: '$5,000', fee: 500 },
    { bail: '$75,000', fee: 7500 },
  ],
  print: (dollars: number) => `$${dollars}`,
};

export const paymentPlanExamples: Examples<PaymentPlanProps> = {
  english: {
    ...offer,
    words: {
      title: 'If you want to pay over time',
      bail: 'Bail amount',
      payment: 'Payment',
      down: 'Today, 20% of the fee',
      monthly: ['The rest over 3 months, each month', 'The rest over 6 months, each month'],
      note: 'Annual percentage rate (APR): 0%. Not everyone qualifies.',
    },
  },
  arabic: {
    ...offer,
    words: {
      title: 'إذا أردتم الدفع بالتقسيط',
      bail: 'مبلغ الكفالة',
      payment: 'الدفعة',
      down: 'اليوم، 20% من أجر الوكيل',
      monthly: ['الباقي على 3 أشهر، كل شهر', 'الباقي على 6 أشهر، كل شهر'],
      note: 'معدل النسبة السنوية (APR): 0%. لا تنطبق الشروط على الجميع.',
    },
  },
  spanish: {
    ...offer,
    words: {
      title: 'Si quiere pagar en abonos',
      bail: 'Monto de la fianza',
      payment: 'Pago',
      down: 'Hoy, un enganche del 20%',
      monthly: ['El resto en 3 meses, cada mes', 'El resto en 6 meses, cada mes'],
      note: 'Tasa de porcentaje anual (APR): 0%. No todos cumplen los requisitos.',
    },
  },
};
