/** Closes on Escape, on a click outside it or on a link, and when it loses the focus. */
export function startMenus(): void {
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('click', closeOnClick);
  document.addEventListener('focusout', closeOnFocusLeaving);
}

function closeOnEscape(event: KeyboardEvent): void {
  // While letters are composed, Escape ends the composition.
  if (event.key !== 'Escape' || event.isComposing) return;
  for (const menu of findOpenMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

function closeOnClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const isLink = target.closest('a') !== null;
  for (const menu of findOpenMenus()) {
    if (isLink || !menu.contains(target)) menu.open = false;
  }
}

function closeOnFocusLeaving({ target, relatedTarget }: FocusEvent): void {
  // Without a related target, no element of this page has received the focus, so the menu stays open.
  if (!(target instanceof Node && relatedTarget instanceof Node)) return;
  for (const menu of findOpenMenus()) {
    if (menu.contains(target) && !menu.contains(relatedTarget)) menu.open = false;
  }
}

function findOpenMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
}

/** Makes buttons with `[data-print]` print only the sheet that contains them and the header of the page. */
export function printSheetOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-print]') : null;
    if (button !== null) printSheet(button.closest<HTMLElement>('.sheet'));
  });
}

/** `data-print-only` remains until `afterprint`, because some browsers return from `print()` earlier. */
function printSheet(sheet: HTMLElement | null): void {
  if (sheet !== null) {
    sheet.dataset.printOnly = '';
    addEventListener('afterprint', () => delete sheet.dataset.printOnly, { once: true });
  }
  window.print();
}

/** No single-letter shortcut, because users of speech input would trigger it by accident (WCAG 2.1.4). */
export function openSearchOnKey(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-island=search] > a')?.click();
  });
}

/** In fields the keys belong to the browser: in Firefox and on macOS they edit the text. */
function isSearchKey(event: KeyboardEvent): boolean {
  const { code, ctrlKey, metaKey, altKey, shiftKey, isComposing, target } = event;
  // Compares `code`, the physical key, because `key` depends on the keyboard layout.
  if (code !== 'KeyK' || ctrlKey === metaKey || altKey || shiftKey || isComposing) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
