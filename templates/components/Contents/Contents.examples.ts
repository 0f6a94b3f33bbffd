import type { Examples } from '../example-data.ts';
import type { ContentsProps } from './Contents.tsx';

export const contentsExamples: Examples<ContentsProps> = {
  english: { title: 'Table of Contents', entries: [{ id: 'cost', label: 'Cost and payment' }] },
  arabic: { title: 'محتويات الصفحة', entries: [{ id: 'cost', label: 'الرسم والدفع' }] },
  spanish: { title: 'Contenido', entries: [{ id: 'cost', label: 'Costo y formas de pago' }] },
};
