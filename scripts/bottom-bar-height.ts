/**
 * Reserves space for the cookie banner, which a script shows in the bottom bar. The styles read the height of the
 * banner as `--bottom-bar`, for the padding at the end of the page and for scrolling to the focused element.
 */

export function reserveSpaceFor(element: HTMLElement): void {
  const updateHeight = () => {
    document.documentElement.style.setProperty('--bottom-bar', `${element.offsetHeight}px`);
    uncoverFocus();
  };
  new ResizeObserver(updateHeight).observe(element);
  // Browsers scroll only the first line of a focused text field into view.
  document.addEventListener('focusin', uncoverFocus);
}

/** Scrolls the focused element above the bottom bar, if it is in the window. */
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
