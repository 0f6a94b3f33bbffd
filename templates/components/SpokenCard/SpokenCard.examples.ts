import type { Examples } from '../example-data.ts';
import type { SpokenCardProps } from './SpokenCard.tsx';

const language = { tag: 'en', dir: 'ltr' } as const;
const said = { opening: 'I am asking about my relative.', question: 'Is my relative in your jail now?' };

export const spokenCardExamples: Examples<SpokenCardProps> = {
  english: {
    id: 'card',
    title: 'Card for the jail',
    language,
    opening: { said: said.opening, meaning: undefined },
    questions: [{ said: said.question, meaning: undefined }],
  },
  arabic: {
    id: 'card',
    title: 'بطاقة للسجن',
    language,
    opening: { said: said.opening, meaning: 'أسأل عن قريبي.' },
    questions: [{ said: said.question, meaning: 'هل قريبي في سجنكم الآن؟' }],
  },
  spanish: {
    id: 'card',
    title: 'Tarjeta para la cárcel',
    language,
    opening: { said: said.opening, meaning: 'Pregunto por mi familiar.' },
    questions: [{ said: said.question, meaning: '¿Está mi familiar en esta cárcel ahora?' }],
  },
};
