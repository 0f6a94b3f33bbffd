/** The link back to the top: `a.to-top[href="#top"]`, shown only while the page is scrolled down. */
import { timings } from '../timings.ts';
import { watchScrolledPast } from './scrolled-past.ts';

export function startBackToTopLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.to-top[href="#top"]');
  if (link === null) return;
  watchScrolledPast(timings.backToTopPx, (isPast) => {
    link.hidden = !isPast;
  });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
    focusTop();
  });
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Moves the focus to the start of the page, so that Tab moves it to the first link. */
function focusTop(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true });
}
