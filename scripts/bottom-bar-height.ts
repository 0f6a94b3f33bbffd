/**
 * Keeps the page clear of the cookie banner, which a script adds to the bottom bar. The styles read its height as
 * `--bottom-bar`, for the end of the page and for scrolling to what has the focus.
 */

/** Keeps room for a part of the bottom bar for as long as it is shown. */
export function keepRoomFor(part: HTMLElement): void {
  const makeRoom = () => {
    document.documentElement.style.setProperty('--bottom-bar', `${part.offsetHeight}px`);
    uncoverFocus();
  };
  new ResizeObserver(makeRoom).observe(part);
  // Browsers scroll only the first line of a focused text field into view.
  document.addEventListener('focusin', uncoverFocus);
}

/** Scrolls the focused element, if it is or just was in view, above the bottom bar. */
function uncoverFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement.closest('.bottom-bar')) return;
  // A pressed element must not move away from the pointer.
  if (activeElement.matches(':active')) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  // An element taller than the window is already in view.
  if (bottom > 0 && top < innerHeight && bottom - top < innerHeight)
    activeElement.scrollIntoView({ block: 'nearest' });
}
