import type { Examples } from '../example-data.ts';
import type { ReviewsProps } from './Reviews.tsx';

export const reviewsExamples: Examples<ReviewsProps> = {
  english: {
    line: '4.5 out of 5, based on 2 reviews',
    sampleNote: undefined,
    reviews: [{ id: 'calm', comment: 'The agent explained each paper.', author: 'A mother in Pasadena' }],
  },
  'arabic, samples': {
    line: '4.7 من 5، بناءً على 3 تقييمات',
    sampleNote: 'هذه التعليقات نماذج.',
    reviews: [{ id: 'calm', comment: 'شرح لي الوكيل كل ورقة.', author: 'أم من باسادينا' }],
  },
  'spanish, samples': {
    line: '4.7 de 5, según 3 opiniones',
    sampleNote: 'Estas opiniones son ejemplos.',
    reviews: [{ id: 'calm', comment: 'El agente me explicó cada papel.', author: 'Una madre de Pasadena' }],
  },
};
