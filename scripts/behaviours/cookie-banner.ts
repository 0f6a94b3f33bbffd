/**
 * The cookie banner: `[data-cookies]`. It is shown after a delay until the visitor answers, and again when the visitor
 * presses `[data-cookie-settings]`. It gets the focus only in the second case.
 */

import { reserveSpaceFor } from '../bottom-bar-height.ts';
import { type Consent, readConsent, writeConsent } from '../consent.ts';
import { onPageActivated } from '../on-page-activated.ts';
import { timings } from '../timings.ts';
import { loadAnalytics } from './analytics.ts';

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

/** Restores the focus, or focuses `main` when the previous element was removed or cannot be focused. */
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
