import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ServedSite, sendRawRequest, sendRequest, serveSite } from './served-site.ts';

let served: ServedSite;
beforeEach(async () => {
  served = await serveSite();
});

describe('an address', () => {
  test.each(['/sitemap.xml/', '/%5fheaders', '//example.com/', `/${'a'.repeat(5000)}`])(
    '%s responds with the error page of the language',
    async (target) => {
      const reply = await sendRequest(served, target);
      expect(reply).toMatchObject({
        status: 404,
        body: 'missing ar',
        headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' },
      });
    },
  );

  test.each([
    '/../secret.html',
    '/%2e%2e/secret',
    '/..%2fsecret.html',
    '/..%5csecret.html',
    '/en\\..\\..\\secret.html',
    '/\\example.com/',
    '/services%00.html',
    '/%',
    '/%ff',
  ])('%s is rejected', async (target) => {
    const reply = await sendRequest(served, target);
    expect(reply.status).toBe(400);
    expect(reply.body).not.toContain('secret');
  });

  test('that is invalid is rejected', async () => {
    const raw = (target: string) =>
      sendRawRequest(served, `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(await raw('http://example.com/services')).toBe('HTTP/1.1 400 Bad Request');
    expect(await raw('services')).toBe('HTTP/1.1 400 Bad Request');
  });

  test('behind a symbolic link does not exist', async () => {
    symlinkSync('../secret.html', join(served.root, 'dist/linked.html'));
    symlinkSync('..', join(served.root, 'dist/up'));
    expect((await sendRequest(served, '/linked')).status).toBe(404);
    expect((await sendRequest(served, '/up/secret')).status).toBe(404);
  });

  test('that does not exist has a plain text response when the site has no error page', async () => {
    rmSync(join(served.root, 'dist/404.html'));
    expect(await sendRequest(served, '/nowhere')).toMatchObject({ status: 404, body: 'Not found\n' });
  });

  test('is served from the new output after a replacement', async () => {
    const dist = join(served.root, 'dist');
    await sendRequest(served, '/services');
    renameSync(dist, `${dist}.old`);
    expect((await sendRequest(served, '/services')).status).toBe(404);
    mkdirSync(dist);
    writeFileSync(join(dist, 'services.html'), 'new services');
    expect((await sendRequest(served, '/services')).body).toBe('new services');
  });
});

describe('a file', () => {
  test('can get another type from a rule', async () => {
    const rule = '/data.bin\n  content-type: application/x-own\n  Content-Length: 1\n';
    writeFileSync(join(served.root, 'dist/_headers'), rule);
    expect(await sendRequest(served, '/data.bin')).toMatchObject({
      body: 'bytes',
      headers: { 'content-type': 'application/x-own', 'content-length': '5' },
    });
  });

  test('is served with its content policy, but not with the upgrade to HTTPS, which this server does not speak', async () => {
    const policy = "default-src 'none'; upgrade-insecure-requests; img-src 'self'";
    writeFileSync(join(served.root, 'dist/_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
    const { headers } = await sendRequest(served, '/services');
    expect(headers['content-security-policy']).toBe("default-src 'none'; img-src 'self'");
  });

  test('is served without additional headers when there is no file of rules', async () => {
    rmSync(join(served.root, 'dist/_headers'));
    const { headers } = await sendRequest(served, '/assets/main.abc123.css');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
  test('has another tag when its bytes change', async () => {
    const before = await sendRequest(served, '/services');
    writeFileSync(join(served.root, 'dist/services.html'), 'services AR');
    expect((await sendRequest(served, '/services')).headers.etag).not.toBe(before.headers.etag);
  });
});

describe('a method', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    const reply = await sendRequest(served, '/services', { method });
    expect(reply).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});
