/**
 * Ctrl+K, or Cmd+K, opens the search, as on many sites. There is no single-letter shortcut, because users of speech
 * input would trigger it by accident (WCAG 2.1.4).
 */

/** Starts the behaviour. */
export function onSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    // Compares `code`, the physical key, because `key` depends on the keyboard layout.
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-island=search] > a')?.click();
  });
}
