/** The form server with a real mail server: from a POST request to the mail, over HTTP and SMTP. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { createFormServer } from '../../../generator/hosting/form-server.ts';
import { openMailReceiver } from '../../../generator/hosting/mail-receiver.ts';
import type { SpoolOptions } from '../../../generator/hosting/spool.ts';
import { filesIn } from '../../../generator/hosting/static-files.ts';
import { contactMessage, formSettings } from '../../contact-message.ts';
import { findFreePort } from '../../hosts/host-server.ts';
import { sendHttpRequest } from '../../send-http-request.ts';
import { makeFolder } from '../make-folder.ts';
import { listen } from './listen.ts';
import { headerOf, startMailServer } from './mail-server.ts';

const message = { ...contactMessage, language: 'ar', messageId: 'a'.repeat(32) };

const mailSettings = (url: string) => ({ url, from: 'site@example.org', to: 'agency@example.org' });

/** Serves a form for a mail server. The waiting times are short. */
async function serveForm(url: string, options: Partial<SpoolOptions> = {}) {
  const folder = path.join(makeFolder(), 'spool');
  const lines: string[] = [];
  const now = options.now ?? (() => new Date());
  const files = filesIn(folder);
  const receiver = openMailReceiver({
    ...{ mail: mailSettings(url), sourceLanguage: 'en', files, folder, now, retryMs: 20, answerMs: 1000 },
    log: (line) => lines.push(line),
    ...options,
  });
  const server = createFormServer({
    ...{ ...formSettings, ...receiver, files, now },
  });
  const { port } = await listen(server);
  onTestFinished(receiver.close);
  const post = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    sendHttpRequest(port, '/api/contact', {
      method: 'POST',
      headers: {
        ...{ 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
        ...headers,
      },
      body: `${new URLSearchParams(fields)}`,
    });
  const stored = () => readdirSync(options.folder ?? folder).filter((name) => name !== 'lock');
  return { post, stored, folder, lines };
}

it('a message is mailed to the agency, with the address of the visitor to reply to', async () => {
  const { mails, url } = await startMailServer();
  const { post, stored } = await serveForm(url);
  expect((await post(message)).status).toBe(200);
  const [mail] = mails;
  expect(mail && headerOf(mail, 'Reply-To')).toMatch(/<sara@example\.com>$/u);
  expect(mail?.recipients).toEqual(['agency@example.org']);
  for (const part of [message.fullName, message.phone, `\n\n${message.message}\n`])
    expect(mail?.body).toContain(part);
  expect(stored()).toEqual([]);
});

it.each(Object.keys(message))('line breaks in the field %s add no header and no recipient', async (name) => {
  const { mails, url } = await startMailServer();
  const { post } = await serveForm(url);
  const attack = '\r\nBcc: victim@example.net\r\nX-Attack: yes\r\n\r\nAnother body of ten letters';
  const values: Readonly<Record<string, string>> = message;
  const { status } = await post({ ...message, [name]: `${values[name]}${attack}` });
  // Addresses, numbers and subjects with line breaks are invalid.
  expect(status).toBe(['email', 'phone', 'subject'].includes(name) ? 400 : 200);
  for (const mail of mails) {
    const names = mail.headers.map((line) => line.split(':', 1)[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('Bcc');
    expect(names).not.toContain('X-Attack');
    expect(mail.recipients).toEqual(['agency@example.org']);
    // Only the text may have lines of its own.
    if (name !== 'message') expect(mail.body).not.toMatch(/^X-Attack/mu);
  }
});

it('without a mail server a message waits in the spool, and is mailed once when the server is back', async () => {
  const port = await findFreePort();
  const { post, stored, folder, lines } = await serveForm(`smtp://127.0.0.1:${port}`);
  const answers = [await post(message), await post(message)];
  expect(answers.map(({ status }) => status)).toEqual([502, 502]);
  const [file = ''] = stored();
  expect(stored()).toHaveLength(1);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  const { mails } = await startMailServer(port);
  await expect.poll(stored).toEqual([]);
  expect((await post(message)).status).toBe(200);
  expect(mails.map((mail) => headerOf(mail, 'Message-ID'))).toEqual([
    `<${path.basename(file, '.json')}@example.org>`,
  ]);
  expect(lines.join('\n')).not.toMatch(/brother|sara|6265550123/u);
});

it('a message that is rejected first is sent again with the same Message-ID', async () => {
  const ids: (string | undefined)[] = [];
  const { url } = await startMailServer(0, {
    onData: async (stream, _, answer) => {
      const raw = await text(stream);
      ids.push(/^Message-ID: (.*)\r$/mu.exec(raw)?.[1]);
      answer(ids.length < 3 ? new Error('busy') : null);
    },
  });
  const { post, stored } = await serveForm(url);
  expect((await post(message)).status).toBe(502);
  await expect.poll(stored).toEqual([]);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

it('a mail server that does not answer in time is a failure for the visitor, and the message arrives once', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { mails, url } = await startMailServer(0, {
    onMailFrom: (_, __, answer) => void isReleased.then(() => answer()),
  });
  const { post, stored } = await serveForm(url, { answerMs: 300 });
  const start = performance.now();
  expect((await post(message)).status).toBe(502);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(stored()).toHaveLength(1);
  const repeat = post(message);
  release();
  expect((await repeat).status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(stored()).toEqual([]);
});

it('a message older than 30 days is deleted', async () => {
  const folder = makeFolder();
  const id = 'b'.repeat(32);
  const file = path.join(folder, `${id}.json`);
  writeFileSync(file, JSON.stringify({ id, received: '2026-01-01T00:00:00.000Z', fields: message }));
  writeFileSync(path.join(folder, `${'c'.repeat(32)}.json.tmp`), '{"id":');
  const { mails, url } = await startMailServer();
  const day = (date: number) => () => new Date(Date.UTC(2026, 0, date, 0, 0, 1));
  const { stored, lines } = await serveForm(url, { folder, now: day(31) });
  await expect.poll(stored).toEqual([]);
  expect(mails).toEqual([]);
  expect(lines).toEqual([expect.stringContaining('2026-01-01')]);
  expect(readFileSync(path.join(folder, 'lock'), 'utf8')).toBe('');
});

it('a spool is used by one process at a time, and only when no other user can read it', async () => {
  const { folder } = await serveForm('smtp://127.0.0.1:1');
  await expect(serveForm('smtp://127.0.0.1:1', { folder })).rejects.toThrow('Another process');
  const open = makeFolder({ 'spool/note': '' });
  await expect(serveForm('smtp://127.0.0.1:1', { folder: path.join(open, 'spool') })).rejects.toThrow(
    'chmod',
  );
});

it('more than a few messages from one client get 429 with the time to wait, but a repeat does not', async () => {
  const { mails, url } = await startMailServer();
  const { post } = await serveForm(url);
  const send = (count: number, client: string) =>
    post({ ...message, message: `Message number ${count}` }, { 'X-Forwarded-For': `9.9.9.9, ${client}` });
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((count) => send(count, '10.0.0.1')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
  const rejected = answers.find(({ status }) => status === 429);
  expect(Number(rejected?.headers['retry-after'])).toBeGreaterThan(590);
  const accepted = answers.findIndex(({ status }) => status === 200) + 1;
  expect((await send(accepted, '10.0.0.1')).status).toBe(200);
  expect((await send(7, '10.0.0.2')).status).toBe(200);
  expect(mails).toHaveLength(6);
});
