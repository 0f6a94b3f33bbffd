/**
 * Shows a notice after an island that failed to load, with a button to retry and the call link. The page contains the
 * notice in `template[data-failed]`, so that nothing has to be loaded.
 */

/** The shown notices by the host elements of their islands. */
const notices = new Map<HTMLElement, HTMLElement>();

/** Shows the notice of an island, unless it is already shown. The button of the notice calls `retry`. */
export function showFailure(host: HTMLElement, retry: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-failed]');
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (notices.has(host) || !(notice instanceof HTMLElement)) return;
  notice.querySelector('button')?.addEventListener('click', () => {
    hideFailure(host);
    retry();
  });
  notices.set(host, notice);
  host.after(notice);
}

/** Removes the notice of an island. The focus moves from the notice to the island. */
export function hideFailure(host: HTMLElement): void {
  const notice = notices.get(host);
  if (notice?.contains(document.activeElement))
    host.querySelector<HTMLElement>('button, input:not([type="hidden"])')?.focus();
  notice?.remove();
  notices.delete(host);
}
