/**
 * Loads the analytics script with consent. The script belongs to the site, and `data-analytics` on the cookie banner
 * names it. Without the attribute nothing is loaded.
 */
import { readConsent } from '../consent.ts';
import { onPageActivated } from '../on-page-activated.ts';

/** Loads the script on pages whose visitor agreed earlier. */
export function countVisits(): void {
  onPageActivated(loadAnalytics);
}

/** Loads the script if the visitor has agreed and sends no opt-out signal; a second call does nothing. */
export function loadAnalytics(): void {
  const address = document.querySelector<HTMLElement>('[data-analytics]')?.dataset.analytics;
  if (!address || readConsent() !== 'accepted' || isOptedOut()) return;
  import(address).catch(() => {
    // Visitors miss nothing without it.
  });
}

/** Global Privacy Control counts as an opt-out request in California. */
function isOptedOut(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}
