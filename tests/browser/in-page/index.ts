/** Makes the checks available to `page.evaluate`. `injectScript` injects this file into each page. */
import { findCoveredFocus, findSmallTargets } from './controls.ts';
import { findHiddenAtFirst, findHiddenParts } from './first-view.ts';
import { findMiscoloredIcons, findMissingBorders, findMotion, listBoxed } from './settings.ts';
import { findCoveredText, findLostText } from './texts.ts';

const pageChecks = {
  findCoveredFocus,
  findCoveredText,
  findHiddenAtFirst,
  findHiddenParts,
  findLostText,
  findMiscoloredIcons,
  findMissingBorders,
  findMotion,
  findSmallTargets,
  listBoxed,
};

export type PageCheck = Exclude<keyof typeof pageChecks, 'findHiddenParts' | 'listBoxed'>;

declare global {
  interface Window {
    pageChecks: typeof pageChecks;
  }
}

window.pageChecks = pageChecks;
