/**
 * The cookie banner: `[data-cookies]`, shown a while after load until it is answered, and again when
 * the visitor asks for it with `[data-cookie-settings]`. It never takes the focus unasked.
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
  const showUnlessAnswered = () => {
    if (readConsent() === undefined) banner.hidden = false;
  };
  onPageActivated(() => setTimeout(showUnlessAnswered, timings.cookieBannerDelayMs));
  // A page that comes back from the browser's cache does not know what was answered on another.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readConsent() !== undefined) banner.hidden = true;
  });
  keepRoomFor(banner);
  takeAnswers(banner);
  offerSettings(banner);
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
    // The template writes nothing but answers into the attribute.
    writeConsent(consent as Consent);
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    if (hadFocus) giveFocusBack(cameFrom);
    announce(banner.dataset.saved ?? '');
    loadAnalytics();
  });
}

/** To where it was; to the main part when that is nowhere, or can take it no more. */
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

function offerSettings(banner: HTMLElement): void {
  const settings = document.querySelector<HTMLElement>('[data-cookie-settings]');
  if (settings === null) return;
  settings.hidden = false;
  settings.addEventListener('click', () => {
    announce('');
    banner.hidden = false;
    banner.focus();
  });
}
