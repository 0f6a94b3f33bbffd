import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readInterfaceCopy } from '../browser/interface-copy.ts';
import { addressIn, tags } from '../browser/languages.ts';
import { contactMessage } from '../contact-message.ts';
import { headerOf, startMailServer } from '../generator/hosting/mail-server.ts';
import { makeFolder } from '../generator/make-folder.ts';
import { findFreePort } from '../hosts/host-server.ts';
import { sendHttpRequest } from '../send-http-request.ts';
import { sharedOutput } from './built-pages.ts';
import { projectRoot, startSite } from './temporary-project.ts';

/** Values of `Accept` with and without scripts. */
const accepts = ['application/json', 'text/html'];

/** Removed when the test has finished. */
function createFolder() {
  const settings = 'content/shared/site.yaml';
  const folder = makeFolder({ [settings]: readFileSync(path.join(projectRoot, settings)) });
  const spool = path.join(folder, 'spool');
  const waiting = () =>
    existsSync(spool) ? readdirSync(spool).filter((name) => name.endsWith('.json')) : [];
  return { folder, waiting };
}

/** It is killed when the test has finished. */
async function start(folder: string, args: readonly string[], environment: Record<string, string> = {}) {
  const child: ChildProcess = startSite(folder, [...args, '--out', sharedOutput()], environment);
  const exited = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += String(chunk);
  });
  await expect.poll(() => output + errors).toMatch(/^http:.*\/$/mu);
  const port = Number(URL.parse(output.trim())?.port);
  const post = (text: string, accept = 'application/json', client = '10.0.0.1', tag = tags[0]) =>
    sendHttpRequest(port, '/api/contact', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...{ Accept: accept, 'X-Forwarded-For': client, Host: 'www.bonds.test' },
      },
      body: `${new URLSearchParams({
        ...contactMessage,
        message: text,
        page: addressIn(tag ?? 'ar', '/contact'),
        thankYou: addressIn(tag ?? 'ar', '/contact/thank-you'),
      })}`,
    });
  return { child, exited, post, errors: () => errors };
}

const startFormServer = async (folder: string, url: string) =>
  start(folder, ['form-server', '--port', String(await findFreePort())], {
    SMTP_URL: url,
    MAIL_TO: 'agency@bonds.test',
  });

it('of 200 messages at once, each is mailed once or answered with 429, in the language of the form', async () => {
  const { folder, waiting } = createFolder();
  const { mails, url } = await startMailServer();
  const { post, errors } = await startFormServer(folder, url);
  const sent = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const text = `Message number ${index} of many.`;
      const [tag, accept] = [tags[index % tags.length], accepts[index % accepts.length]];
      const { status, headers } = await post(text, accept, `10.0.0.${index % 50}`, tag);
      if (status === 303) expect(headers.location).toBe(addressIn(tag ?? 'ar', '/contact/thank-you'));
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      return { text, status };
    }),
  );
  await expect.poll(waiting).toEqual([]);
  const counts = new Map(
    sent.map(({ text }) => [text, mails.filter(({ body }) => body.includes(text)).length]),
  );
  expect(sent.map(({ status }) => status)).toSatisfy((statuses: number[]) =>
    statuses.every((status) => [200, 303, 429, 502].includes(status)),
  );
  for (const { text, status } of sent) expect(counts.get(text), text).toBe(status === 429 ? 0 : 1);
  expect(new Set(mails.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(mails.length);
  expect(mails.length).toBeGreaterThan(50);
  const { subjects, fullName } = readInterfaceCopy('en').contactForm;
  for (const mail of mails) {
    expect(headerOf(mail, 'Subject')).toBe(subjects.bailBondInquiry);
    expect(mail.body).toContain(`${fullName}: ${contactMessage.fullName}`);
  }
  expect(errors()).not.toMatch(/Message number|sara@/u);
});

it('a process that is killed after it stored a message sends it after the restart, with the same Message-ID', async () => {
  const { folder, waiting } = createFolder();
  const silent = await startMailServer(0, { onMailFrom: () => undefined });
  const first = await startFormServer(folder, silent.url);
  const answer = first.post('Stored, but not mailed yet.').then(
    ({ status }) => status,
    () => 'none',
  );
  await expect.poll(waiting).toHaveLength(1);
  const [file = ''] = waiting();
  first.child.kill('SIGKILL');
  expect(await answer).toBe('none');
  const { mails, url } = await startMailServer();
  await startFormServer(folder, url);
  await expect.poll(waiting).toEqual([]);
  const ids = mails.map((mail) => headerOf(mail, 'Message-ID'));
  expect(ids).toEqual([expect.stringContaining(path.basename(file, '.json'))]);
});

it('SIGTERM ends the process after open requests are answered', async () => {
  const { folder, waiting } = createFolder();
  const { mails, url } = await startMailServer(0, {
    onMailFrom: (_, __, accept) => void setTimeout(accept, 1000),
  });
  const { child, exited, post } = await startFormServer(folder, url);
  const answer = post('Sent while the server is stopped.');
  await expect.poll(waiting).toHaveLength(1);
  child.kill('SIGTERM');
  expect((await answer).status).toBe(200);
  expect(await exited).toEqual([143, null]);
  expect(mails).toHaveLength(1);
});

it('the preview without a mail server stores messages, and says so', async () => {
  const { folder } = createFolder();
  const { post, errors } = await start(folder, ['preview', '--port', String(await findFreePort())]);
  expect(errors()).toContain('.cache/messages.jsonl');
  expect(errors()).toContain('SMTP_URL is not set');
  // The preview accepts its own host names only.
  expect((await post('From a foreign host name.')).status).toBe(403);
});
