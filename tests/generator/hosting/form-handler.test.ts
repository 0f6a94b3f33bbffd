import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFormHandler } from '../../../generator/hosting/form-handler.ts';
import { failWith } from '../../../generator/hosting/preview-server.ts';
import { formSettings, contactMessage as message } from '../../contact-message.ts';
import { testTables } from '../../table.ts';
import { type ServedSite, sendRawRequest, sendRequest, serveSite } from './served-site.ts';

let site: ServedSite;
beforeEach(async () => {
  site = await serveSite();
});

const storedMessage = {
  id: expect.stringMatching(/^[0-9a-f]{32}$/u),
  received: '2026-03-01T12:00:00.000Z',
  fields: message,
};
const json = { Accept: 'application/json' };

type Fields = Readonly<Record<string, string>>;

const send = (body: string, headers: Fields) =>
  sendRequest(site, '/api/contact', { method: 'POST', headers, body });

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
  ])('sent as %s is stored and confirmed', async (type, body) => {
    const response = await send(body, { 'Content-Type': type, ...json });
    expect(response).toMatchObject({ status: 200, body: '{"success":true}' });
    expect(response.headers['content-type']).toBe('application/json');
    expect(site.readMessages()).toEqual([storedMessage]);
  });

  test('is stored after earlier ones, in a file that only its owner can read', async () => {
    await post(message);
    await post({ ...message, smsConsent: 'yes' });
    expect(site.readMessages()).toEqual([
      storedMessage,
      { ...storedMessage, fields: { ...message, smsConsent: 'yes' } },
    ]);
    expect(statSync(join(site.root, '.cache/messages.jsonl')).mode & 0o777).toBe(0o600);
  });

  test('is stored with the first value of a repeated field, and with field names such as `constructor`', async () => {
    const body = `${new URLSearchParams(message)}&email=b&__proto__=x&constructor=y`;
    await send(body, { 'Content-Type': 'application/x-www-form-urlencoded' });
    const [line] = site.readMessages();
    expect(line).toMatchObject({ fields: { email: message.email } });
    expect(JSON.stringify(line)).toContain('"__proto__":"x","constructor":"y"');
  });

  test('that cannot be stored is not confirmed', async () => {
    const errors: unknown[] = [];
    site = await serveSite({ onError: (error) => errors.push(error) });
    mkdirSync(join(site.root, '.cache/messages.jsonl'), { recursive: true });
    expect((await post(message, json)).status).toBe(500);
    expect(errors).toHaveLength(1);
  });

  test('that is sent a second time with the same fields is confirmed, but stored once', async () => {
    for (const messageId of ['a', 'a', 'b', '', '']) {
      expect((await post({ ...message, messageId }, json)).status).toBe(200);
    }
    const ids = site.readMessages().map((line) => JSON.parse(JSON.stringify(line)).fields.messageId);
    expect(ids).toEqual(['a', 'b', '']);
  });

  test.each([
    ['lacks every field', {}, Object.fromEntries(Object.keys(message).map((name) => [name, 'required']))],
    ['has an invalid email address', { ...message, email: `${message.email},` }, { email: 'invalid' }],
    ['has an invalid telephone number', { ...message, phone: '555-0123' }, { phone: 'invalid' }],
    ['has a text that is too long', { ...message, message: 'a'.repeat(5001) }, { message: 'tooLong' }],
  ])('that %s is rejected with the names of the fields', async (_, fields, errors) => {
    const response = await post(fields, json);
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body)).toEqual({ errors });
    expect(site.readMessages()).toEqual([]);
  });

  test('of a robot, which fills the honeypot, is confirmed and discarded', async () => {
    const response = await post({ website: 'https://spam.example' }, json);
    expect(response).toMatchObject({ status: 200, body: '{"success":true}' });
    expect((await post({ ...message, website: 'x' })).status).toBe(303);
    expect(site.readMessages()).toEqual([]);
  });
});

describe('the size of a message', () => {
  const size = 64 * 1024;
  const formWithoutNote = new URLSearchParams({ ...message, note: '' }).toString();
  const fill = (bytes: number) => `${formWithoutNote}${'a'.repeat(bytes - formWithoutNote.length)}`;
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
    expect(site.readMessages()).toEqual([]);
  });
});

testTables(join(import.meta.dirname, 'form-handler.yaml'), {
  'page after a message': async (thankYou: string) => {
    const { status, headers } = await post({ ...message, thankYou });
    expect([status, headers['set-cookie']]).toEqual([303, undefined]);
    return headers.location;
  },
  'page after a message to a function': async (thankYou: string) => {
    const handle = createFormHandler({
      ...formSettings,
      readPage: async () => '<!DOCTYPE html>',
      receive: async () => undefined,
      now: () => new Date(0),
    });
    const body = new URLSearchParams({ ...message, thankYou });
    const response = await handle(new Request('http://localhost', { method: 'POST', body }), { ip: '' });
    expect(response.status).toBe(303);
    return response.headers.get('Location');
  },
  'invalid body': async (type: string, body: string) => {
    const { status } = await send(body, { 'Content-Type': type, ...json });
    expect(site.readMessages()).toEqual([]);
    return status;
  },
});

test('an aborted body does not stop the server', async () => {
  const errors: unknown[] = [];
  site = await serveSite({ onError: (error) => errors.push(error) });
  const head =
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\nab';
  await sendRawRequest(site, head);
  expect((await post(message)).status).toBe(303);
  expect(site.readMessages()).toHaveLength(1);
  expect(errors).toEqual([]);
});

describe('the address of the form', () => {
  test('accepts only POST', async () => {
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const response = await sendRequest(site, '/api/contact', { method });
      expect(response).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    }
  });

  test('is the configured one', async () => {
    site = await serveSite({ formAction: '/messages?form=1' });
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(message);
    expect((await send(body, headers)).status).toBe(405);
    const response = await sendRequest(site, '/messages?form=1', { method: 'POST', headers, body });
    expect(response.status).toBe(303);
  });
});

test.each([
  [{ status: 429, retryAfter: 30 }, { 'retry-after': '30' }],
  [{ status: 500 }, {}],
])('a simulated failure, %j, is sent to scripts and browsers', async (failure, headers) => {
  site = await serveSite({ receive: failWith(failure) });
  const script = await post(message, json);
  expect(script).toMatchObject({ status: failure.status, headers });
  expect(JSON.parse(script.body)).toHaveProperty('error');
  expect(await post(message)).toMatchObject({ status: failure.status, headers });
});
