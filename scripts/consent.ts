/** Reads and writes the cookie that stores the visitor's answer about cookies. */
import { timings } from './timings.ts';

const consents = ['accepted', 'necessary', 'declined'] as const;

/** An answer: all, only necessary, or none. The last two currently have the same effect. */
export type Consent = (typeof consents)[number];

const cookieName = 'cookie_consent';
const secondsPerDay = 24 * 60 * 60;

/** Returns the stored answer; undefined when there is none. */
export function readConsent(): Consent | undefined {
  return parseConsent(document.cookie);
}

/** Stores the answer for `timings.consentDays` days. */
export function writeConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that visitors have.
  document.cookie = formatConsentCookie(consent, location.protocol === 'https:');
}

/** Returns the answer in the cookies of a page; undefined for a missing or invalid one. */
export function parseConsent(cookies: string): Consent | undefined {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`, 'u').exec(cookies)?.[1];
  return consents.find((consent) => consent === value);
}

/** Formats the cookie with its attributes for `document.cookie`. */
export function formatConsentCookie(consent: Consent, isSecure: boolean): string {
  const seconds = timings.consentDays * secondsPerDay;
  return `${cookieName}=${consent}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
