/**
 * Shows a notice after an island that failed to load, with the call link and a button: to retry, and when that
 * fails to reload the page, because a release may have replaced its files. The page contains the notice in
 * `template[data-failed]`, so that nothing has to be loaded.
 */
import { reloadPage } from './reload-page.ts';

/** The shown notices by the host elements of their islands. */
const notices = new Map<HTMLElement, HTMLElement>();
/** Hosts for which a visitor pressed the button: one interaction may cause several failures before that. */
const retriedHosts = new WeakSet<HTMLElement>();

/** Shows the notice of an island. Its button calls `retry`, or reloads the page when that has failed. */
export function showFailure(host: HTMLElement, retry: () => void): void {
  const notice = notices.get(host) ?? createNotice();
  const button = notice?.querySelector('button');
  if (notice === undefined || !button) return;
  const canReload = retriedHosts.has(host);
  if (canReload) button.textContent = button.dataset.reload ?? '';
  button.onclick = () => {
    // While offline, the error page of the browser would replace the page with its number to call.
    if (canReload && navigator.onLine) return reloadPage();
    retriedHosts.add(host);
    hideFailure(host);
    retry();
  };
  if (notices.has(host)) return;
  notices.set(host, notice);
  host.after(notice);
}

function createNotice(): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template[data-failed]');
  const notice = template?.content.firstElementChild?.cloneNode(true);
  return notice instanceof HTMLElement ? notice : undefined;
}

/** Removes the notice of an island. The focus moves from the notice to the island. */
export function hideFailure(host: HTMLElement): void {
  const notice = notices.get(host);
  if (notice?.contains(document.activeElement))
    host.querySelector<HTMLElement>('button, input:not([type="hidden"])')?.focus();
  notice?.remove();
  notices.delete(host);
}
