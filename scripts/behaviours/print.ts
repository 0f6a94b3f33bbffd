/** Buttons marked `[data-print]` print the page (R4). */

/** Starts the behaviour for all such buttons. */
export function offerPrint(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]') !== null) window.print();
  });
}
