import { describe, expect, it } from 'vitest';
import { formatConsentCookie, parseConsent } from '../../scripts/consent.ts';

it('formatConsentCookie adds Secure when the page was loaded over HTTPS', () => {
  expect(formatConsentCookie('declined', true)).toBe(
    'cookie_consent=declined; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});

describe('parseConsent', () => {
  it.each([
    ['cookie_consent=accepted', 'accepted'],
    ['a=1; cookie_consent=necessary; b=2', 'necessary'],
    ['a=1;cookie_consent=declined', 'declined'],
  ])('returns the answer in %j', (cookies, consent) => {
    expect(parseConsent(cookies)).toBe(consent);
  });

  it.each([
    '',
    'cookie_consent=',
    'cookie_consent=yes',
    'cookie_consent=accepted2',
    'cookie_consent=Accepted',
    'cookie_consent="accepted"',
    'cookie_consent=<script>alert(1)</script>',
    'my_cookie_consent=accepted',
    'cookie_consent2=accepted',
    'other=cookie_consent=accepted',
    `a=${'x'.repeat(100_000)}`,
  ])('returns no answer for %.60j', (cookies) => {
    expect(parseConsent(cookies)).toBeUndefined();
  });
});
