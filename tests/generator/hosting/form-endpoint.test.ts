import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ServedSite, sendRawRequest, sendRequest, serveSite } from './served-site.ts';

let served: ServedSite;
beforeEach(async () => {
  served = await serveSite();
});

const message = {
  fullName: 'سارة',
  email: 'sara@example.com',
  phone: '+16265550123',
  subject: 'bailBondInquiry',
  message: 'My brother was arrested.\nPlease call.',
};
const stored = { received: '2026-03-01T12:00:00.000Z', fields: message };
const json = { Accept: 'application/json' };

type Fields = Readonly<Record<string, string>>;

/** Sends a body to the address of the form. */
const send = (body: string, headers: Fields) =>
  sendRequest(served, '/api/contact', { method: 'POST', headers, body });

/** Sends fields like a form in a browser. */
const post = (fields: Fields, headers: Fields = {}) =>
  send(`${new URLSearchParams(fields)}`, { 'Content-Type': 'application/x-www-form-urlencoded', ...headers });

function buildMultipart(fields: Fields): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = '--line\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nfile\r\n';
  return `${parts.join('')}${file}--line--\r\n`;
}

describe('a message', () => {
  test.each([
    ['application/x-www-form-urlencoded', new URLSearchParams(message).toString()],
    ['multipart/form-data; boundary=line', buildMultipart(message)],
    ['application/json', JSON.stringify(message)],
  ])('sent as %s is stored and thanked for', async (type, body) => {
    const reply = await send(body, { 'Content-Type': type, ...json });
    expect(reply).toMatchObject({ status: 200, body: '{"success":true}' });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(served.readMessages()).toEqual([stored]);
  });

  test('is stored beside earlier ones, in a file for its owner only', async () => {
    await post(message);
    await post({ ...message, smsConsent: 'yes' });
    expect(served.readMessages()).toEqual([stored, { ...stored, fields: { ...message, smsConsent: 'yes' } }]);
    expect(statSync(join(served.root, '.cache/messages.jsonl')).mode & 0o777).toBe(0o600);
  });

  test('keeps every value of a repeated name, and names such as `toString`', async () => {
    const body = `${new URLSearchParams(message)}&topic=a&topic=b&__proto__=x&constructor=y`;
    await send(body, { 'Content-Type': 'application/x-www-form-urlencoded' });
    const [line] = served.readMessages();
    expect(JSON.stringify(line)).toContain('"topic":["a","b"],"__proto__":"x","constructor":"y"');
  });
  test('that cannot be stored is not thanked for', async () => {
    const errors: unknown[] = [];
    served = await serveSite({ onError: (error) => errors.push(error) });
    mkdirSync(join(served.root, '.cache/messages.jsonl'), { recursive: true });
    expect((await post(message, json)).status).toBe(500);
    expect(errors).toHaveLength(1);
  });

  test('that comes a second time with the same id is thanked for and stored once', async () => {
    for (const messageId of ['a', 'a', 'b', '', '']) {
      expect((await post({ ...message, messageId }, json)).status).toBe(200);
    }
    const ids = served.readMessages().map((line) => JSON.parse(JSON.stringify(line)).fields.messageId);
    expect(ids).toEqual(['a', 'b', '', '']);
  });

  test.each([
    ['lacks every field', {}, Object.fromEntries(Object.keys(message).map((name) => [name, 'required']))],
    ['has an invalid address', { ...message, email: 'name@example' }, { email: 'invalid' }],
    ['has an invalid number', { ...message, phone: '555-0123' }, { phone: 'invalid' }],
    ['has a text that is too long', { ...message, message: 'a'.repeat(5001) }, { message: 'tooLong' }],
  ])('that %s is rejected with the names of the fields', async (_, fields, errors) => {
    const reply = await post(fields, json);
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body)).toEqual({ errors });
    expect(served.readMessages()).toEqual([]);
  });

  test('that is rejected is explained to a browser, with a link back to its page', async () => {
    const reply = await post({ ...message, email: '' }, { Referer: `${served.origin}/en/contact?a=1` });
    expect(reply.status).toBe(400);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('<li>email: required</li>');
    expect(reply.body).toContain('<a href="/en/contact">');
  });

  test.each(['https://elsewhere.example/page', 'javascript:alert(1)', 'nonsense', ''])(
    'links back to the contact page when the browser comes from %j',
    async (referer) => {
      const reply = await post({}, { Referer: referer });
      expect(reply.body).toContain('<a href="/contact">');
    },
  );

  test('of a robot, which fills the honeypot, is thanked for and discarded', async () => {
    const reply = await post({ website: 'https://spam.example' }, json);
    expect(reply).toMatchObject({ status: 200, body: '{"success":true}' });
    expect((await post({ ...message, website: 'x' })).status).toBe(303);
    expect(served.readMessages()).toEqual([]);
  });
});

describe('the size of a message', () => {
  const size = 64 * 1024;
  const rest = new URLSearchParams({ ...message, note: '' }).toString();
  const fill = (bytes: number) => `${rest}${'a'.repeat(bytes - rest.length)}`;
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...json };

  test('may be 64 KB', async () => {
    expect((await send(fill(size), headers)).status).toBe(200);
  });

  test.each([
    ['a byte more', size + 1, {}],
    ['much more', size * 40, {}],
    ['more without a length header', size + 1, { 'Transfer-Encoding': 'chunked' }],
  ])('may not be %s', async (_, bytes, extra) => {
    expect((await send(fill(bytes), { ...headers, ...extra })).status).toBe(413);
    expect(served.readMessages()).toEqual([]);
  });
});

describe('a body that is no message', () => {
  test.each([
    ['', 'fullName=x', 415],
    ['application/json', '{"fullName":', 400],
    ['application/json', '[]', 400],
    ['application/json', '{"fullName":{"a":1}}', 400],
    ['multipart/form-data', 'no boundary', 400],
  ])('sent as %j is rejected: %s', async (type, body, status) => {
    expect((await send(body, { 'Content-Type': type, ...json })).status).toBe(status);
    expect(served.readMessages()).toEqual([]);
  });

  test('that is aborted leaves the server running', async () => {
    const errors: unknown[] = [];
    served = await serveSite({ onError: (error) => errors.push(error) });
    const head =
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\nab';
    await sendRawRequest(served, head);
    expect((await post(message)).status).toBe(303);
    expect(served.readMessages()).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});

test.each([
  ['/en/contact/thank-you', '/en/contact/thank-you'],
  ['/services', '/services'],
  ['', '/contact/thank-you'],
  ['https://evil.example/', '/contact/thank-you'],
  ['//evil.example/', '/contact/thank-you'],
  ['/nowhere', '/contact/thank-you'],
  ['/en', '/contact/thank-you'],
  ['/services\r\nSet-Cookie: a=1', '/contact/thank-you'],
])('the page after a message, asked for as %j, is %s', async (thankYou, location) => {
  const reply = await post({ ...message, thankYou });
  expect(reply).toMatchObject({ status: 303, headers: { location } });
  expect(reply.headers['set-cookie']).toBeUndefined();
});

describe('the address of the form', () => {
  test('accepts only POST', async () => {
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const reply = await sendRequest(served, '/api/contact', { method });
      expect(reply).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    }
  });

  test('is the configured one', async () => {
    served = await serveSite({ formAction: '/messages?form=1' });
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(message);
    expect((await send(body, headers)).status).toBe(405);
    const reply = await sendRequest(served, '/messages?form=1', { method: 'POST', headers, body });
    expect(reply.status).toBe(303);
  });
});

test.each([
  [{ status: 429, retryAfter: 30 }, { 'retry-after': '30' }],
  [{ status: 500 }, {}],
])(
  'a simulated failure, %j, is sent to scripts and browsers, and nothing is stored',
  async (formFailure, headers) => {
    served = await serveSite({ formFailure });
    const script = await post(message, json);
    expect(script).toMatchObject({ status: formFailure.status, headers });
    expect(JSON.parse(script.body)).toHaveProperty('error');
    const browser = await post(message);
    expect(browser).toMatchObject({ status: formFailure.status, headers });
    expect(browser.body).toContain('Back to the form');
    expect(served.readMessages()).toEqual([]);
  },
);
