import type { Examples } from '../example-data.ts';
import type { StopMarkerProps } from './StopMarker.tsx';

export const stopMarkerExamples: Examples<StopMarkerProps> = {
  'english, a stop': { number: 1 },
  'arabic, the stop of the agent': { number: 3 },
  'spanish, a stop': { number: 7 },
};
