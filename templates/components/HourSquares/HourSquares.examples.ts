import type { Examples } from '../example-data.ts';
import type { HourSquaresProps } from './HourSquares.tsx';

export const hourSquaresExamples: Examples<HourSquaresProps> = {
  'english, a range': { sure: 4, most: 12, room: 24 },
  'arabic, from the end of the line': { sure: 1, most: 4, room: 24 },
  'spanish, hours of a counter': { from: 8, sure: 16, most: 16, room: 24 },
};
