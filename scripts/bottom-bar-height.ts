/**
 * Keeps the page clear of what a script puts into the bottom bar beside the call bar: the cookie banner. The styles
 * read its height as `--bottom-bar`, for the end of the page and for scrolling to what has the focus.
 */

/** Keeps room for a part of the bottom bar for as long as it is shown. */
export function keepRoomFor(part: HTMLElement): void {
  const makeRoom = () => {
    document.documentElement.style.setProperty('--bottom-bar', `${part.offsetHeight}px`);
    uncoverFocus();
  };
  new ResizeObserver(makeRoom).observe(part);
  // Browsers bring only the first line of a text field into sight when it takes the focus.
  document.addEventListener('focusin', uncoverFocus);
}

/** What has the focus, and is in sight or was a moment ago, must not lie under a part of the bottom bar. */
function uncoverFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement.closest('.bottom-bar')) return;
  // A finger or pointer is on what it pressed: that must not move away under it.
  if (activeElement.matches(':active')) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  // What is taller than the window is in sight already.
  if (bottom > 0 && top < innerHeight && bottom - top < innerHeight)
    activeElement.scrollIntoView({ block: 'nearest' });
}
