import type { Examples } from '../example-data.ts';
import type { SquareRowProps } from './SquareRow.tsx';

export const squareRowExamples: Examples<SquareRowProps> = {
  'english, a tenth': { count: 10, filled: 1, variant: 'fee' },
  'arabic, 4 to 12 hours': { count: 12, filled: 4, variant: 'hours' },
};
