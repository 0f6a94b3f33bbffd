/**
 * Ctrl+K, or Cmd+K, opens the search, as on many sites. There is no single-letter shortcut, because users of speech
 * input would trigger it by accident (WCAG 2.1.4).
 */

/** Starts the behaviour. */
export function onSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-island=search] > a')?.click();
  });
}

/** In fields the keys belong to the browser: in Firefox and on macOS they edit the text. */
function isSearchKey({
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
  target,
}: KeyboardEvent): boolean {
  // Compares `code`, the physical key, because `key` depends on the keyboard layout.
  if (code !== 'KeyK' || ctrlKey === metaKey || altKey || shiftKey || isComposing) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
