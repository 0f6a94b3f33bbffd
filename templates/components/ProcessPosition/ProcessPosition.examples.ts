import type { Examples } from '../example-data.ts';
import type { ProcessPositionProps } from './ProcessPosition.tsx';

export const processPositionExamples: Examples<ProcessPositionProps> = {
  english: {
    stops: 7,
    number: 5,
    position: 'Stop 5 of 7',
    place: { href: '/en/#payment', label: 'Payment' },
    whole: { href: '/en/#network', label: 'From arrest to release' },
  },
  'arabic, at an exit': {
    stops: 7,
    number: 1,
    position: 'المحطة 1 من 7',
    place: { href: '/bail-bond/no-bond-meaning', label: 'طلب إبقاء في السجن (Hold)' },
    whole: { href: '/#network', label: 'من التوقيف إلى الإفراج' },
  },
  spanish: {
    stops: 7,
    number: 7,
    position: 'Paso 7 de 7',
    place: { href: '/es/faq#missed-court-date', label: 'Falta a una cita en la corte' },
    whole: { href: '/es/#network', label: 'Del arresto a la salida' },
  },
};
