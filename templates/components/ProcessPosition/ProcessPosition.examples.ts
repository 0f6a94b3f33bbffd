import type { Examples } from '../example-data.ts';
import type { ProcessPositionProps } from './ProcessPosition.tsx';

export const processPositionExamples: Examples<ProcessPositionProps> = {
  english: {
    stopCount: 7,
    number: 5,
    position: 'Stop 5 of 7',
    stopLink: { href: '/en/#payment', label: 'Payment' },
    drawingLink: { href: '/en/#how-it-works', label: 'From arrest to release' },
  },
  'arabic, at an exit': {
    stopCount: 7,
    number: 1,
    position: 'المحطة 1 من 7',
    stopLink: { href: '/bail-bond/no-bond-meaning', label: 'طلب إبقاء في السجن (Hold)' },
    drawingLink: { href: '/#how-it-works', label: 'من التوقيف إلى الإفراج' },
  },
  spanish: {
    stopCount: 7,
    number: 7,
    position: 'Paso 7 de 7',
    stopLink: { href: '/es/faq#missed-court-date', label: 'Falta a una cita en la corte' },
    drawingLink: { href: '/es/#how-it-works', label: 'Del arresto a la salida' },
  },
};
