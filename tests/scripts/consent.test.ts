import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatConsentCookie, parseConsent } from '../../scripts/consent.ts';
import { testTables } from '../table.ts';

testTables(join(import.meta.dirname, 'consent.yaml'), { answer: parseConsent });

it('reads long cookies without delay', () => {
  expect(parseConsent(`a=${'x'.repeat(100_000)}`)).toBeUndefined();
});

it('formatConsentCookie adds Secure when the page was loaded over HTTPS', () => {
  expect(formatConsentCookie('declined', true)).toBe(
    'cookie_consent=declined; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});
