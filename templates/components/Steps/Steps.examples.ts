import { type Examples, marked, markedArabic, markedSpanish, plain } from '../example-data.ts';
import type { StepsProps } from './Steps.tsx';

export const stepsExamples: Examples<StepsProps> = {
  english: {
    steps: [
      { title: 'Call us', content: marked },
      { title: 'Read, then sign', content: plain('We go through every page with you.') },
    ],
  },
  arabic: { steps: [{ title: 'اتصلوا بنا', content: markedArabic }] },
  spanish: {
    steps: [
      { title: 'Llámenos', content: markedSpanish },
      { title: 'Lea y después firme', content: plain('Revisamos cada página con usted.') },
    ],
  },
};
