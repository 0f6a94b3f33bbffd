import { describe, expect, it } from 'vitest';
import { listHeaders } from '../../generator/pipeline/emit/host-files/host-table.ts';
import { hashInlineScript } from '../../generator/pipeline/render/content-security-policy.ts';
import { prefixes } from '../browser/languages.ts';
import { addressOfFile, sharedOutput } from '../site/built-pages.ts';
import { readHostFiles } from './host-site.ts';

const site = await readHostFiles(sharedOutput());

/** Matches the scripts that a policy has to allow. Structured data is not executed. */
const inlineScripts = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/gu;

describe('the headers of the site', () => {
  const addresses = [...site.files.keys()].map(addressOfFile);

  it('allow other sites to load the share images and nothing else', () => {
    const policyOf = (address: string) => listHeaders(site.table, address)['Cross-Origin-Resource-Policy'];
    expect(new Set(addresses.map(policyOf))).toEqual(new Set(['same-origin', 'cross-origin']));
    const shareImages = [...site.files].flatMap(([file, contents]) =>
      file.endsWith('.html')
        ? Array.from(
            String(contents).matchAll(/property="og:image" content="https?:\/\/[^/]+([^"]+)"/gu),
            ([, address = '']) => address,
          )
        : [],
    );
    const embeddable = addresses.filter((address) => policyOf(address) === 'cross-origin');
    expect(new Set(embeddable)).toEqual(new Set(shareImages));
  });

  it('allow exactly the inline scripts of the pages', () => {
    const policy = site.table.headers['Content-Security-Policy'] ?? '';
    const allowed = [...policy.matchAll(/'(sha256-[^']+)'/gu)].map((match) => match[1]);
    const inPages = [...site.files]
      .filter(([file]) => file.endsWith('.html'))
      .flatMap(([, html]) => [...String(html).matchAll(inlineScripts)].map((match) => match[1] ?? ''));
    expect([...new Set(inPages)].map(hashInlineScript)).toEqual(allowed);
  });

  it('allow permanent caching of files with a hash in their names, and require revalidation of pages', () => {
    const caching = (address: string) => listHeaders(site.table, address)['Cache-Control'];
    const assets = addresses.filter((address) => address.startsWith('/assets/'));
    expect(assets.filter((address) => !/-[A-Za-z0-9_]{8,}\.[a-z0-9]+$/u.test(address))).toEqual([]);
    expect(new Set(assets.map(caching))).toEqual(new Set(['public, max-age=31536000, immutable']));
    const pages = [...site.files.keys()].filter((file) => file.endsWith('.html')).map(addressOfFile);
    expect(new Set(pages.map(caching))).toEqual(new Set(['public, max-age=0, must-revalidate']));
  });

  it('deny the browser features that no page uses', () => {
    const { 'Content-Security-Policy': _, 'Permissions-Policy': features = '', ...rest } = site.table.headers;
    expect(rest).toEqual({
      'Cache-Control': expect.any(String),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=63072000/u),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
    const denied = features.split(', ');
    for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'])
      expect(denied).toContain(`${name}=()`);
    expect(denied.filter((feature) => !/^[a-z-]+=\(\)$/u.test(feature))).toEqual([]);
  });
});

it('the speculation rules of pages prefetch all pages, and prerender contact and locations', () => {
  const [, text = ''] =
    /<script type="speculationrules">(.*?)<\/script>/u.exec(String(site.files.get('index.html'))) ?? [];
  const { prefetch, prerender } = JSON.parse(text);
  const prepared = Object.values(prefixes).flatMap((prefix) => [`${prefix}/contact`, `${prefix}/locations`]);
  expect(prefetch).toEqual([{ where: expect.anything(), eagerness: 'moderate' }]);
  // Links that choose a language are not prerendered.
  const where = { and: [{ href_matches: prepared }, { not: { selector_matches: '[data-language]' } }] };
  expect(prerender).toEqual([{ where, eagerness: 'conservative' }]);
});
