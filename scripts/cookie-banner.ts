/** Shown after a delay until the visitor answers; gets the focus only after `[data-cookie-settings]`. */

import { type Consent, loadAnalytics, onPageActivated, readConsent, writeConsent } from './consent.ts';
import { timings } from './timings.ts';

export function startCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-cookies]');
  if (banner === null) return;
  let lastConsent = readConsent();
  const show = () => {
    lastConsent = readConsent();
    banner.hidden = false;
  };
  const showUnlessAnswered = () => {
    if (readConsent() === undefined) show();
  };
  onPageActivated(() => setTimeout(showUnlessAnswered, timings.cookieBannerDelayMs));
  // The visitor may answer in another tab, or on a later page before this one is restored from the back/forward cache.
  const hideIfAnswered = () => {
    if (readConsent() !== lastConsent) banner.hidden = true;
  };
  document.addEventListener('visibilitychange', hideIfAnswered);
  addEventListener('pageshow', hideIfAnswered);
  reserveSpaceFor(banner);
  storeAnswerOnClick(banner);
  showSettingsButton(banner, show);
}

function storeAnswerOnClick(banner: HTMLElement): void {
  let previousFocus: EventTarget | null = null;
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget))) previousFocus = relatedTarget;
  });
  banner.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const consent = target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (consent === undefined) return;
    // The template writes only values of `Consent` into the attribute.
    writeConsent(consent as Consent);
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    if (hadFocus) restoreFocus(previousFocus);
    announce(banner.dataset.saved ?? '');
    loadAnalytics();
  });
}

/** Focuses `main` when the previous element was removed or cannot be focused. */
function restoreFocus(previousFocus: EventTarget | null): void {
  if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
  if (previousFocus === null || document.activeElement !== previousFocus) {
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}

function announce(text: string): void {
  const status = document.querySelector('[data-cookies-status]');
  if (status !== null) status.textContent = text;
}

function showSettingsButton(banner: HTMLElement, show: () => void): void {
  const settings = document.querySelector<HTMLElement>('[data-cookie-settings]');
  if (settings === null) return;
  settings.hidden = false;
  settings.addEventListener('click', () => {
    announce('');
    show();
    banner.focus();
  });
}

/** The styles read `--bottom-bar` for the end of the page and for scrolling to the focused element. */
function reserveSpaceFor(banner: HTMLElement): void {
  const updateHeight = () => {
    document.documentElement.style.setProperty('--bottom-bar', `${banner.offsetHeight}px`);
    uncoverFocus();
  };
  new ResizeObserver(updateHeight).observe(banner);
  // Browsers scroll only the first line of a focused text field into view.
  document.addEventListener('focusin', uncoverFocus);
}

/** Only if the element is in the window. */
function uncoverFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement.closest('.bottom-bar')) return;
  // A pressed element must not move away from the pointer.
  if (activeElement.matches(':active')) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  // An element taller than the window is already in view.
  if (bottom > 0 && top < innerHeight && bottom - top < innerHeight)
    activeElement.scrollIntoView({ block: 'nearest' });
}
