import { createElement } from 'react';
import { type Examples, markedArabic, markedSpanish, plain } from '../example-data.ts';
import { AfterStops, type ProcessTimelineProps, Stop } from './ProcessTimeline.tsx';

const arrest = { id: 'arrest', number: 1, title: 'Arrest and booking' };

export const processTimelineExamples: Examples<ProcessTimelineProps> = {
  'english, without evidence': {
    children: createElement(Stop, { ...arrest, when: plain('At once'), text: plain('Police take a photo.') }),
  },
  'english, with evidence': {
    children: createElement(
      Stop,
      { ...arrest, when: plain('At once'), text: plain('Police take a photo.') },
      createElement('p', null, 'Where can we ask?'),
    ),
  },
  'arabic, with a figure': {
    children: createElement(Stop, {
      id: 'payment',
      number: 5,
      title: 'الدفع',
      when: plain('عند التوقيع'),
      text: markedArabic,
      figure: '10%',
    }),
  },
  'arabic, after the last stop': {
    children: createElement(AfterStops, { title: 'بعد الإفراج', text: markedArabic }),
  },
  'spanish, with a figure': {
    children: createElement(Stop, {
      id: 'payment',
      number: 5,
      title: 'Pago o plan de pagos',
      when: plain('Al firmar'),
      text: markedSpanish,
      figure: '10%',
    }),
  },
};
