/**
 * The one thing that waits for consent: a script of the site's own, named by `data-analytics` on the cookie
 * banner. Without the name nothing is ever loaded.
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
