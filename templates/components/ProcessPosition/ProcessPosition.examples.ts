import type { Examples } from '../example-data.ts';
import type { ProcessPositionProps } from './ProcessPosition.tsx';

const exits: ProcessPositionProps['exits'] = [['out', 'closed'], ['out'], [], [], [], [], ['back', 'end']];

export const processPositionExamples: Examples<ProcessPositionProps> = {
  english: {
    exits,
    number: 5,
    position: 'Stop 5 of 7',
    place: { href: '/en/#payment', label: 'Payment' },
    whole: { href: '/en/#network', label: 'From arrest to release' },
  },
  'arabic, at an exit': {
    exits,
    number: 1,
    exit: 1,
    position: 'المحطة 1 من 7',
    place: { href: '/bail-bond/no-bond-meaning', label: 'طلب إبقاء في السجن (Hold)' },
    whole: { href: '/#network', label: 'من التوقيف إلى الإفراج' },
  },
  spanish: {
    exits,
    number: 7,
    exit: 0,
    position: 'Paso 7 de 7',
    place: { href: '/es/faq#missed-court-date', label: 'Falta a una cita en la corte' },
    whole: { href: '/es/#network', label: 'Del arresto a la salida' },
  },
};
