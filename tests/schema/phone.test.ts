import { describe, expect, it } from 'vitest';
import { Directory, Phone, ShortCode, type Site } from '../../schema/index.ts';
import { validate } from '../generator/rules/content-files.ts';
import { siteContent } from '../site-model.ts';

describe('a telephone number', () => {
  it.each(['+16265550100', '+18005550199', '+442079460958', '+525512345678'])('is valid: %s', (number) => {
    expect(Phone.safeParse(number).success).toBe(true);
  });

  it.each([
    ['+1626555010', 'has 9 digits behind +1; a North American number has 10'],
    ['+11265550100', 'is no North American number'],
    ['+4930', 'is no telephone number of the country'],
    ['+999123456789', 'is no telephone number of the country'],
    ['6265550100', 'is no telephone number with +'],
    ['+1 626 555 0100', 'is no telephone number with +'],
  ])('is invalid: %s %s', (number, message) => {
    const { error } = Phone.safeParse(number);
    expect(error?.issues.map((issue) => issue.message)).toEqual([expect.stringContaining(message)]);
  });
});

it.each([
  ['site', (data: Site) => ({ ...data, phones: withoutLastDigit(data.phones) }), 'phones[0].number'],
  [
    'site',
    (data: Site) => ({ ...data, furtherPhones: [{ purpose: 'privacy', number: '+1626555014' }] }),
    'furtherPhones[0].number',
  ],
  [
    'site',
    (data: Site) => ({ ...data, security: { contact: ['tel:+1626555014'], expires: '2027-01-01' } }),
    'security.contact[0]',
  ],
])('reports a missing digit in the file %s at its location', (name, change, key) => {
  const { diagnostics } = validate({ [`content/shared/${name}.yaml`]: change(siteContent.facts.site) });
  expect(diagnostics).toMatchObject([
    { rule: 'schema/value', key, message: expect.stringContaining('9 digits') },
  ]);
});
const withoutLastDigit = ([main, ...others]: Site['phones']) => [
  { ...main, number: main?.number.slice(0, -1) },
  ...others,
];

describe('a short code', () => {
  const source = { source: 'test', certainty: 'official' };

  it.each(['911', '88788', '211'])('is valid: %s', (code) => {
    expect(ShortCode.safeParse(code).success).toBe(true);
  });

  it.each(['11', '0112', '8878888', '+911', '9 1 1'])('is invalid: %s', (code) => {
    expect(ShortCode.safeParse(code).success).toBe(false);
  });

  it('is allowed in the short codes of the directory, but not in its numbers', () => {
    const { directory } = siteContent.facts;
    const codes = { emergency: { code: '911', use: 'call', ...source } };
    expect(Directory.safeParse({ ...directory, shortCodes: codes }).success).toBe(true);
    const numbers = { ...directory.numbers, emergency: { number: '911', ...source } };
    expect(Directory.safeParse({ ...directory, numbers }).success).toBe(false);
  });
});
