import type { Examples } from '../example-data.ts';
import type { ProcessPositionProps } from './ProcessPosition.tsx';

export const processPositionExamples: Examples<ProcessPositionProps> = {
  english: { number: 5, total: 7, position: 'Stop 5 of 7', title: 'Payment', href: '/en/#payment' },
  arabic: { number: 1, total: 7, position: 'المحطة 1 من 7', title: 'التوقيف', href: '/#arrest' },
  spanish: { number: 5, total: 7, position: 'Paso 5 de 7', title: 'Pago', href: '/es/#payment' },
};
