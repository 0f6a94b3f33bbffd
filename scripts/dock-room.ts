/**
 * Keeps the page clear of what a script puts into the dock beside the call bar: the cookie banner, a notice. The
 * styles read its height as `--dock`, for the end of the page and for scrolling to what has the focus (R67, R69).
 */

const parts = new Set<HTMLElement>();
const observer = new ResizeObserver(makeRoom);

/** Keeps room for a part of the dock for as long as it is shown. */
export function keepRoomFor(part: HTMLElement): void {
  parts.add(part);
  observer.observe(part);
}

function makeRoom(): void {
  const height = [...parts].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  document.documentElement.style.setProperty('--dock', `${height}px`);
  uncoverFocus();
}

/** What has the focus, and was in sight a moment ago, must not lie under a part that has just appeared. */
function uncoverFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement.closest('.dock')) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  // What is taller than the window is in sight already.
  if (bottom > 0 && top < innerHeight && bottom - top < innerHeight)
    activeElement.scrollIntoView({ block: 'nearest' });
}
