/**
 * Shows a notice after an island that failed to load, with the call link and a button: to retry, and after a second
 * failure to reload the page, because a release may have replaced its files. The page contains the notice in
 * `template[data-failed]`, so that nothing has to be loaded.
 */
import { reloadPage } from './reload-page.ts';

/** The shown notices by the host elements of their islands. */
const notices = new Map<HTMLElement, HTMLElement>();
/** Hosts whose islands failed to load before. */
const failedHosts = new WeakSet<HTMLElement>();

/** Shows the notice of an island. Its button calls `retry`, or reloads the page when the island failed before. */
export function showFailure(host: HTMLElement, retry: () => void): void {
  const notice = notices.get(host) ?? createNotice();
  const button = notice?.querySelector('button');
  if (notice === undefined || !button) return;
  const canReload = failedHosts.has(host);
  failedHosts.add(host);
  if (canReload) button.textContent = button.dataset.reload ?? '';
  button.onclick = () => {
    // While offline, the error page of the browser would replace the page with its number to call.
    if (canReload && navigator.onLine) return reloadPage();
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
