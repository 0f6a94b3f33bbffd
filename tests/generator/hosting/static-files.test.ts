import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { findHeaders } from '../../../generator/hosting/static-files.ts';
import { testTables } from '../../table.ts';
import { type ServedSite, sendRawRequest, sendRequest, serveSite } from './served-site.ts';

let site: ServedSite;
beforeEach(async () => {
  site = await serveSite();
});

testTables(join(import.meta.dirname, 'static-files.yaml'), {
  target: async (target: string) => {
    symlinkSync('../secret.html', join(site.root, 'dist/linked.html'));
    symlinkSync('..', join(site.root, 'dist/up'));
    const { status, body, headers } = await sendRequest(site, target);
    if (status === 404)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-frame-options': 'DENY',
        // A missing asset is checked again in the next request.
        'cache-control': expect.not.stringContaining('immutable'),
      });
    return [status, body];
  },
  headers: (rules: string) => Object.fromEntries(findHeaders(rules, '/a')),
});

describe('an address', () => {
  test('of 5,000 letters responds with the error page', async () => {
    expect(await sendRequest(site, `/${'a'.repeat(5000)}`)).toMatchObject({
      status: 404,
      body: 'missing ar',
    });
  });

  test('that does not begin with a slash is rejected', async () => {
    const statusLineOf = (target: string) =>
      sendRawRequest(site, `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(await statusLineOf('http://example.com/services')).toBe('HTTP/1.1 400 Bad Request');
    expect(await statusLineOf('services')).toBe('HTTP/1.1 400 Bad Request');
  });

  test('that does not exist has a plain text response when the site has no error page', async () => {
    rmSync(join(site.root, 'dist/404.html'));
    expect(await sendRequest(site, '/nowhere')).toMatchObject({ status: 404, body: 'Not found\n' });
  });

  test('is served from the new output after a replacement', async () => {
    const dist = join(site.root, 'dist');
    await sendRequest(site, '/services');
    renameSync(dist, `${dist}.old`);
    expect((await sendRequest(site, '/services')).status).toBe(404);
    mkdirSync(dist);
    writeFileSync(join(dist, 'services.html'), 'new services');
    expect((await sendRequest(site, '/services')).body).toBe('new services');
  });
});

describe('a file', () => {
  test('gets another content type from a rule', async () => {
    const rule = '/data.bin\n  content-type: application/x-own\n  Content-Length: 1\n';
    writeFileSync(join(site.root, 'dist/_headers'), rule);
    expect(await sendRequest(site, '/data.bin')).toMatchObject({
      body: 'bytes',
      headers: { 'content-type': 'application/x-own', 'content-length': '5' },
    });
  });

  test('is served with its content security policy, but without the upgrade to HTTPS, which is not supported', async () => {
    const policy = "default-src 'none'; upgrade-insecure-requests; img-src 'self'";
    writeFileSync(join(site.root, 'dist/_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
    const { headers } = await sendRequest(site, '/services');
    expect(headers['content-security-policy']).toBe("default-src 'none'; img-src 'self'");
  });

  test('is served without additional headers when there is no `_headers` file', async () => {
    rmSync(join(site.root, 'dist/_headers'));
    const { headers } = await sendRequest(site, '/assets/main.abc123.css');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
  test('has another ETag when its bytes change', async () => {
    const before = await sendRequest(site, '/services');
    writeFileSync(join(site.root, 'dist/services.html'), 'services AR');
    expect((await sendRequest(site, '/services')).headers.etag).not.toBe(before.headers.etag);
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('the method %s is not allowed', async (method) => {
  const response = await sendRequest(site, '/services', { method });
  expect(response).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});
