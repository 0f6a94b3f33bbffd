import { describe, expect, it } from 'vitest';
import { formatHeadersFile } from '../../../../../generator/pipeline/emit/host-files/format-headers-file.ts';
import { listHeaders } from '../../../../../generator/pipeline/emit/host-files/host-table.ts';
import {
  pageCaching,
  planGroups,
} from '../../../../../generator/pipeline/emit/host-files/plan-host-table.ts';
import { collectHeaders, type HeaderReader, parseRules } from './merge-headers.ts';
import { makeSampleTable } from './sample-table.ts';

const readers: readonly HeaderReader[] = ['netlify', 'cloudflare'];
const table = makeSampleTable();
const text = formatHeadersFile(table);

describe('the headers file', () => {
  it.each(readers)('sets each header of the table once for every address when %s reads it', (reader) => {
    for (const address of table.addresses) {
      // Pages get the default caching of the host, which is the same as in the table.
      const found = { 'Cache-Control': pageCaching, ...collectHeaders(text, address, reader) };
      expect({ address, ...found }).toEqual({ address, ...listHeaders(table, address) });
    }
  });

  it.each(readers)('sets the headers of addresses without a file when %s reads it', (reader) => {
    for (const address of ['/nowhere', '/en/nowhere', '/services/nowhere/', '/blog/', '/en']) {
      const found = { ...table.groups[0]?.headers, ...collectHeaders(text, address, reader) };
      expect({ address, ...found }).toEqual({ address, ...listHeaders(table, address) });
    }
  });

  it('has at most one more rule for 500 more pages', () => {
    const moreAddresses = Array.from({ length: 500 }, (_, index) => `/city-${index}`);
    const longFile = formatHeadersFile({ ...table, addresses: [...table.addresses, ...moreAddresses] });
    expect(parseRules(longFile).length).toBeLessThanOrEqual(parseRules(text).length + 1);
  });

  it('has one resource policy when other sites may use no file', () => {
    const groups = planGroups(['index.html', 'assets/main.js', 'robots.txt']);
    const rules = parseRules(formatHeadersFile({ ...table, groups }));
    expect(rules.map(({ pattern }) => pattern)).toEqual(['/*', '/assets/*', '/robots.txt']);
    expect(rules[0]?.headers).toContainEqual(['Cross-Origin-Resource-Policy', 'same-origin']);
  });

  it('separates a folder from a picture whose name starts with the folder name, for both hosts', () => {
    const groups = table.groups.map((group) =>
      group.name === 'icon' ? { ...group, patterns: ['/list.png'] } : group,
    );
    const mixedFile = formatHeadersFile({ ...table, groups, addresses: ['/', '/list/all', '/list.png'] });
    expect(parseRules(mixedFile).map(({ pattern }) => pattern)).toContain('/list/a*');
    for (const reader of readers)
      expect(collectHeaders(mixedFile, '/list.png', reader)).toMatchObject({
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
  });

  const { addresses, groups } = table;
  const patterns = Array.from({ length: 100 }, (_, index) => `/file-${index}.txt`);
  const policy = (value: string) => ({ headers: { 'Content-Security-Policy': value } });

  it.each([
    [
      'a page whose address starts like a picture',
      { addresses: [...addresses, '/icon'] },
      'cannot distinguish /icon from',
    ],
    [
      'a line that is longer than hosts read',
      policy('x'.repeat(2000)),
      'Content-Security-Policy exceeds the length limit',
    ],
    ['a value that would start a new rule', policy("default-src 'none'\n/*"), 'line break'],
    [
      'more rules than hosts read',
      { groups: groups.map((group) => (group.name === 'crawler-file' ? { ...group, patterns } : group)) },
      'exceeds the limit of hosts',
    ],
  ])('rejects %s', (_, changes, message) => {
    expect(() => formatHeadersFile({ ...table, ...changes })).toThrow(message);
  });
});
