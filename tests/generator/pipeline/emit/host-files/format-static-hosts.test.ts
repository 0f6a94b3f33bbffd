import { describe, expect, it } from 'vitest';
import { formatHeadersFile } from '../../../../../generator/pipeline/emit/host-files/format-static-hosts.ts';
import {
  buildHostTable,
  defaultCaching,
  listHeaders,
} from '../../../../../generator/pipeline/emit/host-files/host-table.ts';
import { siteModel } from '../../../../site-model.ts';
import { plainAssets } from '../../bundle/plain-assets.ts';
import { collectHeaders, type HeaderReader, parseRules } from './merge-headers.ts';

const table = buildHostTable(siteModel, plainAssets);
const text = formatHeadersFile(table);
const pages = siteModel.languages.flatMap((language) => language.pages.map(({ address }) => address));

describe('the headers file', () => {
  const readers: readonly HeaderReader[] = ['netlify', 'cloudflare'];
  it.each(readers)('sets each header of the table once for every address when %s reads it', (reader) => {
    const others = ['/assets/main-ABC.js', '/robots.txt', '/photos/1.png', '/fa/', '/nowhere', '/en'];
    for (const address of [...pages, ...others])
      expect({ address, ...defaultCaching, ...collectHeaders(text, address, reader) }).toEqual({
        address,
        ...listHeaders(table, address),
      });
  });

  it('lets other sites load the pictures for them, also on a host that joins two values', () => {
    expect(listHeaders(table, '/share/home.png')).toMatchObject({
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    const joined = collectHeaders(text, '/share/home.png', 'cloudflare');
    // Browsers ignore a value that is none of the three policies.
    expect(['same-origin', 'same-site']).not.toContain(joined['Cross-Origin-Resource-Policy']);
  });

  it('has as many rules as there are folders, however many files the site has', () => {
    expect(parseRules(text).map(({ pattern }) => pattern)).toEqual(['/*', '/assets/*', '/share/*']);
  });
});

const off = { ...siteModel.hosting, includeSubDomains: false, hstsPreload: false };

it.each([
  [off, 'max-age=63072000'],
  [{ ...off, includeSubDomains: true }, 'max-age=63072000; includeSubDomains'],
  [{ ...off, hstsPreload: true }, 'max-age=63072000; includeSubDomains; preload'],
])('requires HTTPS of subdomains when the settings say so or allow preloading', (hosting, expected) => {
  const { headers } = buildHostTable({ ...siteModel, hosting }, plainAssets);
  expect(headers['Strict-Transport-Security']).toBe(expected);
});
