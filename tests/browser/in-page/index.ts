/** Puts the checks within reach of `page.evaluate`. Brought into each page by `bring-script.ts`. */
import * as controls from './controls.ts';
import { findCoveredText } from './covered-text.ts';
import { findLostText } from './lost-text.ts';
import { findMotion } from './motion.ts';

const pageChecks = { ...controls, findCoveredText, findLostText, findMotion };

/** Name of a check that needs to be told nothing. */
export type PageCheck = Exclude<keyof typeof pageChecks, 'listBoxed'>;

declare global {
  interface Window {
    /** The checks, in pages that were told to bring them. */
    pageChecks: typeof pageChecks;
  }
}

window.pageChecks = pageChecks;
