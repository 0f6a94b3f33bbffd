/** Buttons with `[data-print]` print only the sheet that contains them and the header of the page. */

/** Starts the behaviour for all such buttons. */
export function printSheetOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[data-print]');
    if (button !== null) printSheet(button.closest<HTMLElement>('.call-checklist'));
  });
}

/**
 * Prints one sheet, or the whole page without one. `data-print-only` remains until `afterprint`, because some
 * browsers return from `print()` earlier.
 */
function printSheet(sheet: HTMLElement | null): void {
  if (sheet !== null) {
    sheet.dataset.printOnly = '';
    addEventListener('afterprint', () => delete sheet.dataset.printOnly, { once: true });
  }
  window.print();
}
