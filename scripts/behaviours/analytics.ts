/**
 * Loads the analytics script of the site after consent. The attribute `data-analytics` of the cookie banner contains
 * the address of the script; without the attribute, no script is loaded.
 */
import { readConsent } from '../consent.ts';
import { onPageActivated } from '../on-page-activated.ts';

/** Loads the script if the visitor agreed on an earlier page. */
export function startAnalytics(): void {
  onPageActivated(loadAnalytics);
}

/** Loads the script if the visitor has agreed and sends no opt-out signal; further calls have no effect. */
export function loadAnalytics(): void {
  const address = document.querySelector<HTMLElement>('[data-analytics]')?.dataset.analytics;
  if (!address || readConsent() !== 'accepted' || isOptedOut()) return;
  import(address).catch(() => {
    // The page works without the script.
  });
}

/** Global Privacy Control counts as an opt-out request in California. */
function isOptedOut(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}
