/**
 * The menu of the top bar, `details.tool`. It opens and closes without scripts; with them, Escape, a click outside,
 * focus leaving and choosing a link close it, too.
 */

/** Starts the behaviour. */
export function closeMenus(): void {
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('click', closeOnClick);
  document.addEventListener('focusout', closeOnFocusLeaving);
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

function closeOnClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const chosen = target.closest('a') !== null;
  for (const menu of openMenus()) {
    if (chosen || !menu.contains(target)) menu.open = false;
  }
}

function closeOnFocusLeaving({ target, relatedTarget }: FocusEvent): void {
  // Without a related target, the focus went to another window or nowhere, so the menu stays open.
  if (!(target instanceof Node && relatedTarget instanceof Node)) return;
  for (const menu of openMenus()) {
    if (menu.contains(target) && !menu.contains(relatedTarget)) menu.open = false;
  }
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
}
