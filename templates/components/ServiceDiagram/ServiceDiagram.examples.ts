import { type Examples, marked, markedArabic, markedSpanish, plain } from '../example-data.ts';
import type { ServiceDiagramProps } from './ServiceDiagram.tsx';

const figures = {
  minutes: { from: 10, to: 15 },
  examples: [
    { bail: '$5,000', fee: '$500' },
    { bail: '$25,000', fee: '$2,500' },
  ],
  freePrice: '$0',
  formatFigure: (name: string) => (name === 'planFirstPayment' ? '$400' : ''),
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((short) => ({
    short,
    letters: short.slice(0, 2),
  })),
  release: {
    letters: ['A', 'B', 'C'],
    hours: [undefined, { from: 1, to: 2 }, { from: 1, to: 4 }],
    maxSquares: 8,
    squares: 'One square is one hour.',
  },
};
const items = ['First', 'Second', 'Third'].map((title) => ({ title, text: marked, otherwise: undefined }));
const texts = { title: 'What decides', labels: undefined, items, note: plain('An example.') };

export const serviceDiagramExamples: Examples<ServiceDiagramProps> = {
  'english, hours': {
    ...figures,
    texts,
    diagram: {
      type: 'hours',
      hours: [
        { from: 0, to: 24 },
        { from: 8, to: 16 },
        { from: 9, to: 17, sure: false },
      ],
    },
  },
  'english, talk': {
    ...figures,
    texts: { ...texts, labels: ['We ask', 'You answer'] },
    diagram: { type: 'talk' },
  },
  'english, minutes': { ...figures, texts, diagram: { type: 'minutes', time: 'consultationTime' } },
  'english, decision': {
    ...figures,
    texts: { ...texts, items: items.map((item) => ({ ...item, otherwise: plain('No: ask us.') })) },
    diagram: { type: 'decision' },
  },
  'english, equation': { ...figures, texts, diagram: { type: 'equation' } },
  'english, calendar': {
    ...figures,
    texts,
    diagram: { type: 'calendar', payments: [{ day: 5, amount: 'planFirstPayment' }] },
  },
  'english, release': { ...figures, texts, diagram: { type: 'release' } },
  'english, objects': {
    ...figures,
    texts,
    diagram: { type: 'objects', objects: [['license', 'id'], ['payment'], ['receipt', 'copies']] },
  },
  'arabic, stairs': {
    ...figures,
    texts: {
      title: 'إذا حدث خطأ',
      labels: undefined,
      items: [{ title: 'أخبرونا', text: markedArabic, otherwise: undefined }],
      note: undefined,
    },
    diagram: { type: 'stairs' },
  },
  'spanish, stairs': {
    ...figures,
    texts: {
      title: 'Si algo salió mal',
      labels: undefined,
      items: [{ title: 'Díganos', text: markedSpanish, otherwise: undefined }],
      note: undefined,
    },
    diagram: { type: 'stairs' },
  },
};
