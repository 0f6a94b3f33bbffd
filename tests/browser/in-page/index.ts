/** Puts the checks within reach of `page.evaluate`. Brought into each page by `bring-script.ts`. */
import * as controls from './controls.ts';
import { findCoveredText } from './covered-text.ts';
import { checkFocus, findCoveredFocus } from './focus.ts';
import { findLostText } from './lost-text.ts';
import { findMotion } from './motion.ts';

const pageChecks = { ...controls, checkFocus, findCoveredFocus, findCoveredText, findLostText, findMotion };

/** Name of a check without arguments. */
export type PageCheck = Exclude<keyof typeof pageChecks, 'listBoxed' | 'checkFocus'>;

declare global {
  interface Window {
    /** The checks, in pages into which the script was brought. */
    pageChecks: typeof pageChecks;
  }
}

window.pageChecks = pageChecks;
