/** Shows `[data-loading]` when a followed link has not loaded the next page in time. */
import { timings } from './timings.ts';

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

/** Returns whether the click loads a page of the site in the same tab: another one, or the current one again. */
function isNavigation(event: MouseEvent): boolean {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return false;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.hasAttribute('download')) return false;
  if (link.target !== '' && link.target !== '_self') return false;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !(isSamePage && link.hash !== '');
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
