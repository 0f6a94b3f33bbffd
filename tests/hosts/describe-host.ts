/** The preview server and nginx have the same tests. */
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findContentType } from '../../generator/pipeline/emit/host-files/content-types.ts';
import { listHeaders } from '../../generator/pipeline/emit/host-files/host-table.ts';
import { type HttpResponse, sendHttpRequest } from '../send-http-request.ts';
import { addressOfFile } from '../site/built-pages.ts';
import { readYaml } from '../table.ts';
import type { HostServer } from './host-server.ts';
import { buildHostSite, type HostSite } from './host-site.ts';

type Table = Readonly<Record<string, string>>;
type Addresses = { readonly attacks: readonly string[] } & Readonly<
  Record<'missing' | 'redirects' | 'moved' | 'gone', Table>
>;
const { missing, redirects, moved, gone, attacks } = readYaml<Addresses>(
  path.join(import.meta.dirname, 'addresses.yaml'),
);

const mapValues = (values: Table, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** `start` serves the built site. */
export function describeHost(name: string, start: (site: HostSite) => Promise<HostServer>): void {
  describe(name, () => {
    let site: HostSite;
    let server: HostServer;
    beforeAll(async () => {
      site = await buildHostSite();
      server = await start(site);
    });
    afterAll(async () => {
      await server?.stop();
      site?.remove();
    });
    const expected = (headers: Table) =>
      server.isPreview === true
        ? mapValues(headers, (value) =>
            value
              .replace('; upgrade-insecure-requests', '')
              // The preview joins the values of two rules, as Cloudflare does.
              .replace(/^cross-origin$/u, 'same-origin, cross-origin'),
          )
        : headers;
    const get = (target: string, headers: Record<string, string> = {}) =>
      sendHttpRequest(server.port, target, { headers });

    it('answers every page and file with its bytes, type and headers', async () => {
      expect(site.files.size).toBeGreaterThan(100);
      for (const [file, contents] of site.files) {
        if (file.endsWith('404.html')) continue;
        const address = addressOfFile(file);
        const reply = await get(address.split('/').map(encodeURIComponent).join('/'));
        expect({ address, status: reply.status }).toEqual({ address, status: 200 });
        expect(reply.body.equals(contents), address).toBe(true);
        expectHeaders(reply, address, {
          'Content-Type': findContentType(file),
          ...expected(listHeaders(site.table, address)),
        });
      }
    });

    it.each(Object.entries(missing))('answers %s with 404 and the page %s', async (target, file) => {
      const reply = await get(target);
      // The caching of error pages differs between hosts.
      const { 'Cache-Control': _, ...headers } = site.table.headers;
      expect(reply.status).toBe(404);
      expect(String(reply.body)).toBe(String(site.files.get(file)));
      expectHeaders(reply, target, { 'Content-Type': findContentType(file), ...expected(headers) });
    });

    it.each(Object.entries(redirects))('redirects %s to %s', async (target, location) => {
      const reply = await get(target);
      expect(reply).toMatchObject({ status: 308, headers: { location } });
    });

    it.each(Object.entries(moved))('redirects the old address %s to %s', async (target, location) => {
      expect(await get(target)).toMatchObject({ status: 301, headers: { location } });
    });

    it.each(Object.entries(gone))('answers %s with 410 and the page %s', async (target, file) => {
      const reply = await get(target);
      expect(reply.status).toBe(410);
      expect(String(reply.body)).toBe(String(site.files.get(file)));
    });

    it.each(attacks)('answers %j without a foreign file, header or redirect', async (target) => {
      const reply = await get(target);
      expect(reply.headers['x-injected']).toBeUndefined();
      expect(String(reply.body)).not.toContain('root:');
      expect(String(reply.headers.location ?? '/')).toMatch(/^\/(?![/\\])[^\r\n]*$/u);
    });

    it.each(['br', 'gzip'])('sends text compressed as %s to browsers that accept it', async (encoding) => {
      const decode = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      const styles = sampleAssets(site, '.css').filter((address) => address.includes('/index-'));
      for (const address of ['/', '/en/services', '/sitemap.xml', ...styles, '/nowhere']) {
        const reply = await get(address, { 'Accept-Encoding': encoding });
        expect(reply.headers['content-encoding'], address).toBe(encoding);
        expect(reply.headers.vary, address).toMatch(/accept-encoding/iu);
        expect(decode(reply.body).equals((await get(address)).body), address).toBe(true);
      }
    });

    it('prefers the smaller encoding, and compresses neither small nor already compressed files', async () => {
      const everyEncoding = { 'Accept-Encoding': 'gzip, deflate, br' };
      expect((await get('/', everyEncoding)).headers['content-encoding']).toBe('br');
      for (const address of ['/robots.txt', ...sampleAssets(site, '.woff2')])
        expect((await get(address, everyEncoding)).headers['content-encoding'], address).toBeUndefined();
    });

    it('does not send a file again that the browser has cached', async () => {
      for (const address of ['/en/services', ...sampleAssets(site, '.css')]) {
        const tag = String((await get(address)).headers.etag);
        const reply = await get(address, { 'If-None-Match': tag });
        expect(reply.status).toBe(304);
        expect(reply.headers['cache-control']).toBe(listHeaders(site.table, address)['Cache-Control']);
      }
    });

    it('answers HEAD like GET, without the body', async () => {
      for (const [target, status] of Object.entries({ '/services': 200, '/en': 308, '/en/nowhere': 404 })) {
        const reply = await sendHttpRequest(server.port, target, { method: 'HEAD' });
        expect(reply).toMatchObject({ status, body: Buffer.alloc(0) });
      }
    });
  });
}

/** Expects that each header occurs once, with the value of the table. */
function expectHeaders({ headers }: HttpResponse, address: string, expected: Table): void {
  const actual = Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]]);
  expect({ address, ...Object.fromEntries(actual) }).toEqual({ address, ...expected });
}

/** One address or none. Throws when the site has no such asset. */
function sampleAssets({ files }: HostSite, extension: string): readonly string[] {
  const found = [...files.keys()].filter((file) => file.startsWith('assets/') && file.endsWith(extension));
  if (found.length === 0) throw new Error(`The site has no asset that ends in ${extension}.`);
  return found.slice(0, 1).map((file) => `/${file}`);
}
