/** Shows `[data-loading]` when a followed link has not loaded the next page in time. */
import { timings } from '../timings.ts';
import { loadsPageInSameTab } from './followed-link.ts';

/** Starts the behaviour on pages that have the status element. */
export function startLoadingStatus(): void {
  const status = document.querySelector<HTMLElement>('[data-loading]');
  if (status === null) return;
  let timer: number | undefined;
  const wait = (ms: number, callback: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(callback, ms);
  };
  const hide = () => {
    status.hidden = true;
  };
  const stop = () => {
    clearTimeout(timer);
    hide();
  };
  const show = () => {
    status.hidden = false;
    // No event reports that the response was a download or empty.
    wait(timings.loadingEndMs, hide);
  };
  // On `window`, so that every other listener runs first and can prevent the navigation.
  window.addEventListener('click', (event) => {
    if (isNavigation(event)) wait(timings.loadingDelayMs, show);
  });
  // The visitor has stopped the navigation, or has followed another link, for which the timer continues.
  window.navigation?.addEventListener('navigateerror', hide);
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', stop);
}

function isNavigation(event: MouseEvent): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null) return false;
  const { href, target } = link;
  const isDownload = link.hasAttribute('download');
  return loadsPageInSameTab({ href, target, isDownload, isPlain: isPlainClick(event) }, location.href);
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
