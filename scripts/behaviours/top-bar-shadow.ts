/** Adds a shadow to the top bar while the page is scrolled down: `.top-bar[data-scrolled]`. */
import { timings } from '../timings.ts';
import { watchScrolledPast } from './scrolled-past.ts';

/** Starts the behaviour on pages that have a top bar. */
export function toggleTopBarShadow(): void {
  const bar = document.querySelector('.top-bar');
  if (bar === null) return;
  watchScrolledPast(timings.topBarShadowPx, (isPast) => bar.toggleAttribute('data-scrolled', isPast));
}
