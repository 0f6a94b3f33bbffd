import { createElement } from 'react';
import { type Examples, mainLine, marked, markedArabic, markedSpanish, plain } from '../example-data.ts';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import type { FactListProps } from './FactList.tsx';

export const factListExamples: Examples<FactListProps> = {
  english: {
    facts: [
      { label: 'Release', value: plain('Usually 2 to 4 hours'), note: plain('The jail sets the time.') },
      { label: 'Questions', value: marked },
      {
        label: 'Where is the person?',
        value: createElement(PhoneText, { phone: mainLine, name: 'Intake Center', thirdParty: true }),
      },
    ],
  },
  arabic: { facts: [{ label: 'الرسم', value: markedArabic }] },
  spanish: {
    facts: [
      { label: 'Libertad', value: plain('Por lo general, de 2 a 4 horas'), note: plain('La cárcel decide.') },
      { label: 'Preguntas', value: markedSpanish },
    ],
  },
};
