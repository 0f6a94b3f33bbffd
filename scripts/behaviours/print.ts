/** A button `[data-print]` prints only its sheet and the head of the page. */

/** Starts the behaviour for all such buttons. */
export function offerPrint(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[data-print]');
    if (button !== null) printOnly(button.closest<HTMLElement>('.call-checklist'));
  });
}

/** The attribute remains until printing has ended, because some browsers return from `print()` earlier. */
function printOnly(sheet: HTMLElement | null): void {
  if (sheet !== null) {
    sheet.dataset.printOnly = '';
    addEventListener('afterprint', () => delete sheet.dataset.printOnly, { once: true });
  }
  window.print();
}
