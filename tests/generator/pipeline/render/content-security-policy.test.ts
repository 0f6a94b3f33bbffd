import { describe, expect, test } from 'vitest';
import {
  buildContentSecurityPolicy,
  buildMetaPolicy,
  findFormOrigin,
  hashInlineScript,
} from '../../../../generator/pipeline/render/content-security-policy.ts';

// The specification contains this script with its hash.
const inlineScriptHashes = [hashInlineScript("alert('Hello, world.');")];
const contentSecurityPolicy = buildContentSecurityPolicy({ inlineScriptHashes });

describe('the content security policy', () => {
  test('allows only the site itself and the hashed scripts', () => {
    expect(contentSecurityPolicy.split('; ')).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        "upgrade-insecure-requests",
      ]
    `);
  });

  test('contains the origin of the form in two directives', () => {
    const formOrigin = 'https://formspree.io';
    const policy = buildContentSecurityPolicy({ inlineScriptHashes, formOrigin });
    expect(policy).toContain("connect-src 'self' https://formspree.io;");
    expect(policy).toContain("form-action 'self' https://formspree.io;");
    expect(policy.replaceAll(' https://formspree.io', '')).toBe(contentSecurityPolicy);
  });

  test('in a meta element lacks only the directive that browsers ignore there', () => {
    const policy = buildMetaPolicy({ inlineScriptHashes });
    expect(contentSecurityPolicy.replace(" frame-ancestors 'none';", '')).toBe(policy);
  });

  test.each([["'unsafe-inline'"], ["sha256-x'; script-src *"], ['sha512-abc']])(
    'rejects the hash %j',
    (hash) => {
      expect(() => buildContentSecurityPolicy({ inlineScriptHashes: [hash] })).toThrow(
        'is invalid in a content security policy',
      );
    },
  );

  test.each(['https:', 'https://a.example/path', 'https://a.example; script-src *', '*'])(
    'rejects the origin %j',
    (formOrigin) => {
      expect(() => buildContentSecurityPolicy({ inlineScriptHashes, formOrigin })).toThrow(
        'is invalid in a content security policy',
      );
    },
  );
});

test.each([
  ['/api/contact', undefined],
  ['https://www.example.com/api', undefined],
  ['https://formspree.io/f/abc', 'https://formspree.io'],
  ['https://example.com/f', 'https://example.com'],
  ['https://www.example.com:8443/f', 'https://www.example.com:8443'],
])('the origin of the form at %s is %s', (action, origin) => {
  expect(findFormOrigin(action, 'https://www.example.com')).toBe(origin);
});
