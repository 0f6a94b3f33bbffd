import type { Examples } from '../example-data.ts';
import type { DrawingProps } from './Drawing.tsx';

export const drawingExamples: Examples<DrawingProps> = {
  'english, phone at night': { name: 'phone-at-night', label: 'A telephone, a clock and a window at night.' },
  'english, headset': { name: 'headset', label: 'A headset, a telephone and a notebook.' },
  'english, conversation': { name: 'conversation', label: 'Two cups, a notebook and a telephone.' },
  'english, papers': { name: 'papers', label: 'An application form, an ID card and a pen.' },
  'english, price tag': { name: 'price-tag', label: 'A price tag, a rate sheet and a receipt.' },
  'english, calendar': { name: 'calendar', label: 'A receipt, a payment card and a calendar.' },
  'english, door': { name: 'door', label: 'An open door, a clock and a bag.' },
  'english, handshake': { name: 'handshake', label: 'A folder with copies, a pen and a telephone.' },
  'arabic, car': { name: 'car', label: 'سيارة في الليل وملف وطاولة مطبخ.' },
  'spanish, car': { name: 'car', label: 'Un auto de noche, una carpeta y una mesa de cocina.' },
};
