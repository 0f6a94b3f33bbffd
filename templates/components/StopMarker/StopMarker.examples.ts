import type { Examples } from '../example-data.ts';
import type { StopMarkerProps } from './StopMarker.tsx';

export const stopMarkerExamples: Examples<StopMarkerProps> = {
  'english, a stop': { number: 1 },
  'arabic, a call': { call: true },
  'spanish, a stop': { number: 7 },
};
