/**
 * Ctrl+K, or Cmd+K, opens the search, as on many sites. There is no single-letter shortcut, because users of speech
 * input would trigger it by accident (WCAG 2.1.4).
 */

/** Starts the behaviour. */
export function hearSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    // By its position, because other keyboard layouts have another letter there.
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-island=search] > a')?.click();
  });
}
