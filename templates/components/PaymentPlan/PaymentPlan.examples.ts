import type { Examples } from '../example-data.ts';
import type { PaymentPlanProps } from './PaymentPlan.tsx';

const offer = {
  terms: { downPaymentPercent: 20, months: [3, 6], annualPercentageRate: 0 },
  fees: [
    { bail: '$5,000', fee: 500 },
    { bail: '$75,000', fee: 7500 },
  ],
  format: (dollars: number) => `$${dollars}`,
};

export const paymentPlanExamples: Examples<PaymentPlanProps> = {
  english: {
    ...offer,
    texts: {
      title: 'If you want to pay over time',
      bail: 'Bail amount',
      payment: 'Payment',
      down: 'Today, 20% of the fee',
      monthly: [
        'The rest over 3 months, a payment each month',
        'The rest over 6 months, a payment each month',
      ],
      note: 'Annual percentage rate (APR): 0%. Not everyone qualifies.',
    },
  },
  arabic: {
    ...offer,
    texts: {
      title: 'إذا أردتم الدفع بالتقسيط',
      bail: 'مبلغ الكفالة',
      payment: 'الدفعة',
      down: 'الدفعة الأولى اليوم، 20% من أجر الوكيل',
      monthly: ['الباقي مقسّطًا على 3 أشهر، دفعة كل شهر', 'الباقي مقسّطًا على 6 أشهر، دفعة كل شهر'],
      note: 'معدل النسبة السنوي (APR): 0%. لا تنطبق الشروط على الجميع.',
    },
  },
  spanish: {
    ...offer,
    texts: {
      title: 'Si quiere pagar en abonos',
      bail: 'Monto de la fianza',
      payment: 'Pago',
      down: 'Hoy, un enganche del 20% de la prima',
      monthly: ['El resto a 3 meses, un pago cada mes', 'El resto a 6 meses, un pago cada mes'],
      note: 'Tasa de porcentaje anual (APR): 0%. No todos cumplen los requisitos.',
    },
  },
};
