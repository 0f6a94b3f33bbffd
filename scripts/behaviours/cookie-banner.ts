/**
 * The cookie banner: `[data-cookies]`, shown after a delay until it is answered, and again when the visitor asks for it
 * with `[data-cookie-settings]`. It takes the focus only on request.
 */

import { keepRoomFor } from '../bottom-bar-height.ts';
import { type Consent, readConsent, writeConsent } from '../consent.ts';
import { onPageActivated } from '../on-page-activated.ts';
import { timings } from '../timings.ts';
import { loadAnalytics } from './analytics.ts';

/** Starts the behaviour on pages that have the banner. */
export function askAboutCookies(): void {
  const banner = document.querySelector<HTMLElement>('[data-cookies]');
  if (banner === null) return;
  let answer = readConsent();
  const show = () => {
    answer = readConsent();
    banner.hidden = false;
  };
  const showUnlessAnswered = () => {
    if (readConsent() === undefined) show();
  };
  onPageActivated(() => setTimeout(showUnlessAnswered, timings.cookieBannerDelayMs));
  // It may be answered in another tab, or on a later page when this one is restored from the back/forward cache.
  const hideIfAnswered = () => {
    if (readConsent() !== answer) banner.hidden = true;
  };
  document.addEventListener('visibilitychange', hideIfAnswered);
  addEventListener('pageshow', hideIfAnswered);
  keepRoomFor(banner);
  takeAnswers(banner);
  offerSettings(banner, show);
}

function takeAnswers(banner: HTMLElement): void {
  let cameFrom: EventTarget | null = null;
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget))) cameFrom = relatedTarget;
  });
  banner.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const consent = target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (consent === undefined) return;
    // The template writes only answers into the attribute.
    writeConsent(consent as Consent);
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    if (hadFocus) giveFocusBack(cameFrom);
    announce(banner.dataset.saved ?? '');
    loadAnalytics();
  });
}

/** Restores the focus, or focuses the main part when the previous element is gone or cannot be focused. */
function giveFocusBack(cameFrom: EventTarget | null): void {
  if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  if (cameFrom === null || document.activeElement !== cameFrom) {
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}

function announce(text: string): void {
  const status = document.querySelector('[data-cookies-status]');
  if (status !== null) status.textContent = text;
}

function offerSettings(banner: HTMLElement, show: () => void): void {
  const settings = document.querySelector<HTMLElement>('[data-cookie-settings]');
  if (settings === null) return;
  settings.hidden = false;
  settings.addEventListener('click', () => {
    announce('');
    show();
    banner.focus();
  });
}
