/**
 * Ctrl+K, or Cmd+K, opens the search, as on many sites. A letter alone does not: whoever speaks to the computer would
 * press it by accident (WCAG 2.1.4).
 */

/** Starts the behaviour. */
export function hearSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    // By its place: on other keyboards another letter stands there.
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-island=search] > a')?.click();
  });
}
