/** Makes the checks available to `page.evaluate`. `inject-script.ts` injects this file into each page. */
import * as controls from './controls.ts';
import { findCoveredText } from './covered-text.ts';
import { findHiddenAtFirst } from './first-view.ts';
import { findCoveredFocus } from './focus.ts';
import { findLostText } from './lost-text.ts';
import { findMotion } from './motion.ts';

const pageChecks = {
  ...controls,
  findCoveredFocus,
  findCoveredText,
  findHiddenAtFirst,
  findLostText,
  findMotion,
};

/** Name of a check without arguments. */
export type PageCheck = Exclude<keyof typeof pageChecks, 'listBoxed' | 'checkFocus'>;

declare global {
  interface Window {
    /** The checks, in pages into which this file was injected. */
    pageChecks: typeof pageChecks;
  }
}

window.pageChecks = pageChecks;
