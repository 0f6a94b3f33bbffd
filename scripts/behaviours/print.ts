/** A button marked `[data-print]` prints the sheet it stands on, and nothing else of the page but its head. */

/** Starts the behaviour for all such buttons. */
export function offerPrint(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[data-print]');
    if (button !== null) printOnly(button.closest<HTMLElement>('.call-sheet'));
  });
}

/** The mark stays until the paper is made: some browsers go on before it is. */
function printOnly(sheet: HTMLElement | null): void {
  if (sheet !== null) {
    sheet.dataset.printOnly = '';
    addEventListener('afterprint', () => delete sheet.dataset.printOnly, { once: true });
  }
  window.print();
}
