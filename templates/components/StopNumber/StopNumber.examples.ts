import type { Examples } from '../example-data.ts';
import type { StopNumberProps } from './StopNumber.tsx';

export const stopNumberExamples: Examples<StopNumberProps> = {
  'english, a stop': { number: 1 },
  'arabic, the stop of the agent': { number: 3 },
  'spanish, a stop': { number: 7 },
};
