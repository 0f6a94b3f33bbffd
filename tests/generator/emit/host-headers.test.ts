import { describe, expect, test } from 'vitest';
import {
  buildContentSecurityPolicy,
  findFormOrigin,
  hashInlineScript,
  planHeaders,
} from '../../../generator/emit/host-headers.ts';
import { findHeaders, parseHeaderRules } from '../../../generator/preview/header-rules.ts';

const inlineScriptHashes = [hashInlineScript("console.log('hello')")];
const contentSecurityPolicy = buildContentSecurityPolicy({ inlineScriptHashes });

describe('the content security policy', () => {
  test('allows the site itself and the hashed scripts, nothing else', () => {
    expect(contentSecurityPolicy.split('; ')).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-RiiZMt4WBEeSYPAXi7o6X3AZ0TOyY+/BOcmhjYVr6/E='",
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

  test('allows nothing inline, no eval, no data addresses and no wildcard', () => {
    expect(contentSecurityPolicy).not.toMatch(/unsafe-|data:|\*/u);
  });

  test('hashes a script as browsers do', () => {
    // The example of the Content Security Policy recommendation.
    expect(hashInlineScript("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
  });

  test('names the origin of the form twice and only that', () => {
    const formOrigin = 'https://formspree.io';
    const policy = buildContentSecurityPolicy({ inlineScriptHashes, formOrigin });
    expect(policy).toContain("connect-src 'self' https://formspree.io;");
    expect(policy).toContain("form-action 'self' https://formspree.io;");
    expect(policy.replaceAll(' https://formspree.io', '')).toBe(contentSecurityPolicy);
  });

  test.each([["'unsafe-inline'"], ["sha256-x'; script-src *"], ['sha512-abc']])(
    'refuses the hash %j',
    (hash) => {
      expect(() => buildContentSecurityPolicy({ inlineScriptHashes: [hash] })).toThrow('cannot stand');
    },
  );

  test.each(['https:', 'https://a.example/path', 'https://a.example; script-src *', '*'])(
    'refuses the origin %j',
    (formOrigin) => {
      expect(() => buildContentSecurityPolicy({ inlineScriptHashes, formOrigin })).toThrow('cannot stand');
    },
  );
});

describe('the origin of the form', () => {
  test.each([
    ['/api/contact', undefined],
    ['https://www.example.com/api', undefined],
    ['https://formspree.io/f/abc', 'https://formspree.io'],
    ['https://example.com/f', 'https://example.com'],
    ['https://www.example.com:8443/f', 'https://www.example.com:8443'],
  ])('of %s is %s', (action, origin) => {
    expect(findFormOrigin(action, 'https://www.example.com')).toBe(origin);
  });
});

describe('the headers file', () => {
  const { path, contents } = planHeaders({ contentSecurityPolicy });
  const rules = parseHeaderRules(String(contents));

  test('is the same in every build', () => {
    expect(path).toBe('_headers');
    expect(contents).toMatchInlineSnapshot(`
      "/*
        Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-RiiZMt4WBEeSYPAXi7o6X3AZ0TOyY+/BOcmhjYVr6/E='; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests
        Cross-Origin-Opener-Policy: same-origin
        Cross-Origin-Resource-Policy: same-origin
        Permissions-Policy: accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()
        Referrer-Policy: strict-origin-when-cross-origin
        Strict-Transport-Security: max-age=63072000; includeSubDomains
        X-Content-Type-Options: nosniff
        X-Frame-Options: DENY

      /assets/*
        Cache-Control: public, max-age=31536000, immutable

      /robots.txt
        Cache-Control: public, max-age=3600

      /sitemap.xml
        Cache-Control: public, max-age=3600
      "
    `);
  });

  test.each([
    ['/', undefined],
    ['/services', undefined],
    ['/en/', undefined],
    ['/blog/category/dui', undefined],
    ['/assets/main.3f2a.css', 'public, max-age=31536000, immutable'],
    ['/assets/fonts/vazirmatn.woff2', 'public, max-age=31536000, immutable'],
    ['/sitemap.xml', 'public, max-age=3600'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('gives %s every protection and the cache rule %s, each header once', (address, cacheControl) => {
    const headers = findHeaders(rules, address);
    expect(headers.get('cache-control')?.value).toBe(cacheControl);
    expect([...headers.keys()].filter((name) => name !== 'cache-control')).toEqual([
      'content-security-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ]);
    const matching = rules.filter((rule) => findHeaders([rule], address).size > 0);
    expect(matching.flatMap((rule) => rule.headers).length).toBe(headers.size);
  });

  test('asks for the lists of https-only sites when told to', () => {
    const { contents: preloaded } = planHeaders({ contentSecurityPolicy, preload: true });
    expect(preloaded).toContain('max-age=63072000; includeSubDomains; preload\n');
  });

  test('is refused when a line is longer than hosts read', () => {
    const many = Array.from({ length: 40 }, (_, index) => hashInlineScript(String(index)));
    const policy = buildContentSecurityPolicy({ inlineScriptHashes: many });
    expect(() => planHeaders({ contentSecurityPolicy: policy })).toThrow('Content-Security-Policy is longer');
  });

  test('is refused when a value would begin a rule of its own', () => {
    expect(() => planHeaders({ contentSecurityPolicy: "default-src 'none'\n/*" })).toThrow('line break');
  });
});
