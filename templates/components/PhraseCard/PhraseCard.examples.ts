import type { Examples } from '../example-data.ts';
import type { PhraseCardProps } from './PhraseCard.tsx';

const language = { tag: 'en', dir: 'ltr' } as const;
const englishLines = {
  opening: 'I am asking about my relative.',
  question: 'Is my relative in your jail now?',
  answer: 'Released',
};

export const phraseCardExamples: Examples<PhraseCardProps> = {
  english: {
    id: 'card',
    title: 'Card for the jail',
    language,
    opening: { text: englishLines.opening, meaning: undefined },
    enlarge: 'Fill the screen',
    close: 'Back',
    questions: [
      {
        text: englishLines.question,
        meaning: undefined,
        answers: [{ text: englishLines.answer, meaning: undefined, href: '#answer' }],
      },
    ],
  },
  arabic: {
    id: 'card',
    title: 'بطاقة للسجن',
    language,
    opening: { text: englishLines.opening, meaning: 'أسأل عن قريبي.' },
    enlarge: 'الشاشة كلها',
    close: 'عودة',
    questions: [
      {
        text: englishLines.question,
        meaning: 'هل قريبي في سجنكم الآن؟',
        answers: [{ text: englishLines.answer, meaning: 'أُفرج عنه', href: '#answer' }],
      },
    ],
  },
  spanish: {
    id: 'card',
    title: 'Tarjeta para la cárcel',
    language,
    opening: { text: englishLines.opening, meaning: 'Pregunto por mi familiar.' },
    enlarge: 'Toda la pantalla',
    close: 'Volver',
    questions: [
      { text: englishLines.question, meaning: '¿Está mi familiar en esta cárcel ahora?', answers: [] },
    ],
  },
};
