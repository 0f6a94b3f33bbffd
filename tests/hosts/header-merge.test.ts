import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listHeaders, pageKind } from '../../generator/emit/hosts/host-table.ts';
import { hashInlineScript } from '../../generator/render/content-security-policy.ts';
import { scorePage } from '../../generator/verify/observatory.ts';
import { collectHeaders, type HeaderReader, parseRules } from '../generator/emit/hosts/merge-headers.ts';
import { buildHostSite, type HostSite } from './host-site.ts';

let site: HostSite;
let text: string;

beforeAll(async () => {
  site = await buildHostSite();
  text = readFileSync(path.join(site.outputFolder, '_headers'), 'utf8');
});
afterAll(() => site?.remove());

const readers: readonly HeaderReader[] = ['netlify', 'cloudflare'];

describe.each(readers)('_headers, as %s reads it', (reader) => {
  it('gives every file of the site each header of the table, and each once', () => {
    const byHost = pageKind(site.table).headers['Cache-Control'];
    for (const address of site.table.addresses) {
      const found = [...collectHeaders(text, address, reader)].map(([name, values]) => [
        name,
        values.join(' AND '),
      ]);
      const expected = listHeaders(site.table, address);
      expect({ address, 'Cache-Control': byHost, ...Object.fromEntries(found) }).toEqual({
        address,
        ...expected,
      });
    }
  });
});

describe('the headers of the site', () => {
  it('stay within what hosts read', () => {
    expect(parseRules(text).length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });

  it('let other sites show pictures and nothing else', () => {
    const open = site.table.addresses.filter(
      (address) => listHeaders(site.table, address)['Cross-Origin-Resource-Policy'] === 'cross-origin',
    );
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter((address) => !/\.(?:png|svg|ico)$/u.test(address))).toEqual([]);
    const shown = [...site.files].flatMap(([file, contents]) =>
      file.endsWith('.html')
        ? [...String(contents).matchAll(/property="og:image" content="https?:\/\/[^/]+([^"]+)"/gu)]
        : [],
    );
    expect(shown.filter(([, address = '']) => !open.includes(address))).toEqual([]);
  });

  it('allow exactly the inline script that stands in every page', () => {
    const policy = site.table.headers['Content-Security-Policy'] ?? '';
    const allowed = [...policy.matchAll(/'(sha256-[^']+)'/gu)].map((match) => match[1]);
    const inPages = [...site.files]
      .filter(([file]) => file.endsWith('.html'))
      .flatMap(([, html]) =>
        [...String(html).matchAll(/<script>([\s\S]*?)<\/script>/gu)].map((match) => match[1] ?? ''),
      );
    expect([...new Set(inPages)].map(hashInlineScript)).toEqual(allowed);
  });

  it('name the rules by which browsers prepare pages: all by fetching, contact and locations by rendering', () => {
    expect(site.table.headers['Speculation-Rules']).toBe('"/speculation-rules.json"');
    const rules: unknown = JSON.parse(String(site.files.get('speculation-rules.json')));
    expect(rules).toEqual({
      prefetch: [
        {
          where: {
            and: [{ href_matches: '/*' }, { not: { href_matches: ['/assets/*', '/api/*', '/*.xml'] } }],
          },
          eagerness: 'moderate',
        },
      ],
      prerender: [
        {
          where: {
            href_matches: ['', '/en', '/es'].flatMap((prefix) => [
              `${prefix}/contact`,
              `${prefix}/locations`,
            ]),
          },
          eagerness: 'conservative',
        },
      ],
    });
  });

  it('earn every page 135 points of the Observatory', () => {
    for (const [file, html] of site.files) {
      if (!file.endsWith('.html')) continue;
      const { score } = scorePage(listHeaders(site.table, `/${file.replace('.html', '')}`), String(html));
      expect({ file, score }).toEqual({ file, score: 135 });
    }
  });
});
