/** Puts the checks within reach of `page.evaluate`. Brought into each page by `bring-script.ts`. */
import { findEdgeless, findOddIcons, findSmallTargets, listBoxed } from './controls.ts';
import { findCoveredText } from './covered-text.ts';
import { findLostText } from './lost-text.ts';
import { findMotion } from './motion.ts';

const pageChecks = {
  findCoveredText,
  findLostText,
  findMotion,
  findSmallTargets,
  findOddIcons,
  listBoxed,
  findEdgeless,
};

declare global {
  interface Window {
    /** The checks, in pages that were told to bring them. */
    pageChecks: typeof pageChecks;
  }
}

window.pageChecks = pageChecks;
