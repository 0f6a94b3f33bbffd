/** Shows `[data-loading]` when a followed link has not produced the next page in time (R98). */
import { limits } from '../limits.ts';
import { leadsToOtherPage } from './followed-link.ts';

/** Starts the behaviour on pages that have the status. */
export function showLoading(): void {
  const status = document.querySelector<HTMLElement>('[data-loading]');
  if (status === null) return;
  let timer: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    status.hidden = true;
  };
  // On window, so that every other listener had its chance to prevent the navigation.
  window.addEventListener('click', (event) => {
    if (!isNavigation(event)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.hidden = false;
    }, limits.loadingDelayMs);
  });
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', stop);
}

function isNavigation(event: MouseEvent): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null) return false;
  const { href, target } = link;
  const isDownload = link.hasAttribute('download');
  return leadsToOtherPage({ href, target, isDownload, isPlain: isPlainClick(event) }, location.href);
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
