import type { Examples } from '../example-data.ts';
import type { PhraseCardProps } from './PhraseCard.tsx';

const language = { tag: 'en', dir: 'ltr' } as const;
const said = {
  opening: 'I am asking about my relative.',
  question: 'Is my relative in your jail now?',
  answer: 'Released',
};

export const phraseCardExamples: Examples<PhraseCardProps> = {
  english: {
    id: 'card',
    title: 'Card for the jail',
    language,
    opening: { said: said.opening, meaning: undefined },
    enlarge: 'Fill the screen',
    close: 'Back',
    questions: [
      {
        said: said.question,
        meaning: undefined,
        answers: [{ said: said.answer, meaning: undefined, href: '#answer' }],
      },
    ],
  },
  arabic: {
    id: 'card',
    title: 'بطاقة للسجن',
    language,
    opening: { said: said.opening, meaning: 'أسأل عن قريبي.' },
    enlarge: 'الشاشة كلها',
    close: 'عودة',
    questions: [
      {
        said: said.question,
        meaning: 'هل قريبي في سجنكم الآن؟',
        answers: [{ said: said.answer, meaning: 'أُفرج عنه', href: '#answer' }],
      },
    ],
  },
  spanish: {
    id: 'card',
    title: 'Tarjeta para la cárcel',
    language,
    opening: { said: said.opening, meaning: 'Pregunto por mi familiar.' },
    enlarge: 'Toda la pantalla',
    close: 'Volver',
    questions: [{ said: said.question, meaning: '¿Está mi familiar en esta cárcel ahora?', answers: [] }],
  },
};
