/**
 * The menu of the top bar, `details.menu`. It works without scripts. With scripts, it also closes on Escape, when the
 * visitor clicks outside it or on a link, and when it loses the focus.
 */

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
