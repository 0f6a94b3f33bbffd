import type { Examples } from '../example-data.ts';
import type { HourSquaresProps } from './HourSquares.tsx';

export const hourSquaresExamples: Examples<HourSquaresProps> = {
  'english, a range': { certainEnd: 4, possibleEnd: 12, maxSquares: 24 },
  'arabic, a short range': { certainEnd: 1, possibleEnd: 4, maxSquares: 24 },
  'spanish, opening hours': { from: 8, certainEnd: 16, possibleEnd: 16, maxSquares: 24 },
};
