import { timings } from './timings.ts';

const consents = ['accepted', 'necessary', 'declined'] as const;

/** An answer: all, only necessary, or none. The last two currently have the same effect. */
export type Consent = (typeof consents)[number];

const cookieName = 'cookie_consent';
const secondsPerDay = 24 * 60 * 60;

export function readConsent(): Consent | undefined {
  return parseConsent(document.cookie);
}

export function writeConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that visitors have.
  document.cookie = formatConsentCookie(consent, location.protocol === 'https:');
}

export function parseConsent(cookies: string): Consent | undefined {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`, 'u').exec(cookies)?.[1];
  return consents.find((consent) => consent === value);
}

export function formatConsentCookie(consent: Consent, isSecure: boolean): string {
  const seconds = timings.consentDays * secondsPerDay;
  return `${cookieName}=${consent}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Loads the analytics script if the visitor agreed on an earlier page. */
export function startAnalytics(): void {
  onPageActivated(loadAnalytics);
}

/** Needs `data-analytics` and consent without an opt-out signal. Further calls have no effect. */
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

/** Calls `run` when the page has loaded and, if it was prerendered, is shown; at once if both have happened already. */
export function onPageActivated(run: () => void): void {
  if (Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', () => onPageActivated(run), { once: true });
  } else if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
