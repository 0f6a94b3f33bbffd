/** Ids of the seven stops on the home page, in order: targets of the strip and of service pages. */
import type { homeSections } from '../../../schema/index.ts';

/** The ids; index 0 is the arrest, index 6 the release. */
export const stopIds = [
  'arrest',
  'hearing',
  'agent',
  'papers',
  'payment',
  'posting',
  'release',
] as const satisfies readonly (typeof homeSections)[number][];
