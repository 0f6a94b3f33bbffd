import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LOCK_FILE } from '../../generator/content/lock.ts';
import type { FormFailure } from '../../generator/hosting/preview-server.ts';
import { answerTimeoutMs } from '../../templates/islands/ContactForm/send-message.ts';
import { minFillTimeMs } from '../../templates/islands/ContactForm/use-contact-form.ts';
import { projectRoot } from '../site/temporary-project.ts';
import {
  fillIn,
  hydrateForm,
  message,
  readFields,
  readTexts,
  send,
  sendButton,
  useContactSite,
  waitForFocus,
} from './contact-page.ts';
import { delayRequests } from './delay-requests.ts';
import { hostileStrings } from './hostile-strings.ts';
import { mainNumberHref, readInterfaceCopy } from './interface-copy.ts';
import { addressIn, testedTags } from './languages.ts';

const site = useContactSite();
const fieldErrors = (page: Page) => page.locator('.field-error');
const summaryLinks = (page: Page) => page.locator('[role="alert"] a');

const recordedDay = (file: string): string =>
  parse(readFileSync(path.join(projectRoot, LOCK_FILE), 'utf8'), { uniqueKeys: false })[file]['.day'].split(
    ' ',
  )[0];

describe.each(testedTags)('the contact form in %s', (tag) => {
  const { common, contactForm } = readInterfaceCopy(tag);

  it('lists the errors of an empty form, with a link to each field', async () => {
    const { page, posts } = await site.openForm({ tag });
    const title = await page.title();
    await hydrateForm(page);
    await page.keyboard.press('Enter');
    await waitForFocus(page, 'alert');
    expect(await page.title()).toBe(`${common.error} ${title}`);
    const links = await readTexts(page, '[role="alert"] a');
    const { fullName, phone, subject, message: text } = contactForm.errors;
    expect(links).toEqual([fullName, expect.anything(), phone, subject, text]);
    for (const [index, name] of Object.keys(message).entries()) {
      await summaryLinks(page).nth(index).press('Enter');
      await waitForFocus(page, name);
      const field = page.locator(`[name="${name}"]`);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const id = await field.getAttribute('aria-describedby');
      expect(await readTexts(page, `[id="${id}"]`)).toEqual([`${common.error} ${links[index]}`]);
    }
    expect(posts).toEqual([]);
  });

  it('shows that it is sending, shows thanks instead of the form, and stores the message as one line', async () => {
    const { page } = await site.openForm({ tag });
    const release = await delayRequests(page, /\/api\/contact$/u);
    await fillIn(page);
    await page.check('[name="smsConsent"]');
    await send(page);
    await expect.poll(() => sendButton(page).textContent()).toBe(contactForm.sending);
    release();
    await waitForFocus(page, 'status');
    expect(await page.locator('.sent-notice[role="status"] strong').textContent()).toBe(contactForm.sent);
    expect(await page.locator('form').count()).toBe(0);
    expect(site.messages().at(-1)?.fields).toEqual({
      ...message,
      phone: '+16265550123',
      smsConsent: 'yes',
      website: '',
      page: addressIn(tag, '/contact'),
      language: tag,
      formVersion: recordedDay(`content/${tag}/ui.yaml`),
      messageId: expect.stringMatching(/^[0-9a-f]{32}$/u),
    });
  });

  it.each([
    ['without scripts', false],
    ['with scripts', true],
  ])('shows a call link above the message only in an emergency, %s', async (_, javaScriptEnabled) => {
    const { page } = await site.openForm({ tag, javaScriptEnabled });
    const call = page.locator(`form .callout a[href="${mainNumberHref}"]`);
    for (const [subject, isShown] of [
      ['emergencyAssistance', true],
      ['generalQuestion', false],
    ] as const) {
      await fillIn(page, { subject });
      expect(await call.isVisible()).toBe(isShown);
    }
  });
});

describe('a failed message', () => {
  const { contactForm } = readInterfaceCopy('en');
  const failures: Readonly<Record<string, string>> = contactForm.failures;

  /** Expects that the failure is shown, that the fields keep their text, and that the form can be sent again. */
  async function expectFailure(page: Page, reason: string) {
    await waitForFocus(page, 'alert');
    const state = failures[reason === 'unconfirmed' ? 'unsure' : 'notSent'];
    await expect
      .poll(() => readTexts(page, '[role="alert"] p'))
      .toEqual([`${state} ${failures[reason]}`, expect.anything()]);
    expect(await page.locator(`[role="alert"] a[href="${mainNumberHref}"]`).count()).toBe(1);
    expect(await readFields(page)).toEqual(message);
    expect(await sendButton(page).getAttribute('aria-disabled')).toBe(null);
  }

  it('has a sentence for each kind of error status', async () => {
    const form: { formFailure: FormFailure } = { formFailure: { status: 500 } };
    const { page } = await site.openForm({ origin: await site.serveForm(form) });
    await fillIn(page);
    for (const [status, reason] of [
      [500, 'failed'],
      [502, 'unconfirmed'],
      [429, 'tooMany'],
    ] as const) {
      form.formFailure = { status };
      await send(page);
      await expectFailure(page, reason);
    }
  });

  it('without a connection can be sent when there is a connection again', async () => {
    const { page } = await site.openForm();
    await hydrateForm(page);
    await fillIn(page);
    await page.context().setOffline(true);
    await send(page);
    await expectFailure(page, 'offline');
    await page.context().setOffline(false);
    await send(page);
    await waitForFocus(page, 'status');
  });

  it('without a response in time is sent again as the same message', async () => {
    const origin = await site.serveForm({ formFailure: 'timeout' });
    const { page, posts } = await site.openForm({ origin });
    await fillIn(page);
    for (const count of [1, 2]) {
      await send(page);
      await expect.poll(() => posts.length).toBe(count);
      await page.clock.fastForward(answerTimeoutMs);
      await expectFailure(page, 'unconfirmed');
    }
    expect(posts[1]?.postData()).toBe(posts[0]?.postData());
  });
});

it('the contact form checks a field when it loses the focus, and clears its error when the value is valid', async () => {
  const { page } = await site.openForm();
  await hydrateForm(page);
  await page.locator('[name="phone"]').pressSequentially('555-01');
  expect(await fieldErrors(page).count()).toBe(0);
  await page.keyboard.press('Tab');
  await fieldErrors(page).waitFor();
  await page.fill('[name="phone"]', '(626) 555-0123');
  await page.keyboard.press('Tab');
  await expect.poll(() => fieldErrors(page).count()).toBe(0);
});

it('the contact form removes a corrected field from the list of errors', async () => {
  const { page } = await site.openForm();
  await fillIn(page, { ...message, email: 'salma@', subject: '' });
  await send(page);
  await waitForFocus(page, 'alert');
  expect(await summaryLinks(page).count()).toBe(2);
  await page.fill('[name="email"]', 'salma@example.com');
  await page.locator('[name="email"]').blur();
  await expect.poll(() => summaryLinks(page).count()).toBe(1);
});

it('the contact form posts once after several presses of the button, and only after the minimum fill time', async () => {
  const { page, posts } = await site.openForm({ isFillTimeOver: false });
  await fillIn(page);
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 5; times += 1) button.form?.requestSubmit(button);
  });
  await expect.poll(() => sendButton(page).textContent()).toBe(readInterfaceCopy('en').contactForm.sending);
  const remainingMs = minFillTimeMs - (await page.evaluate(() => performance.now()));
  await page.clock.runFor(remainingMs - 1);
  expect(posts).toEqual([]);
  await page.clock.runFor(1);
  await waitForFocus(page, 'status');
  expect(posts).toHaveLength(1);
});

describe('the contact form before its scripts are loaded', () => {
  const islandScripts = /assets\/(?!main)[^/]*\.js/u;

  it('sends a submitted message once they are loaded', async () => {
    const { page, posts } = await site.openForm();
    const release = await delayRequests(page, islandScripts);
    await fillIn(page);
    await send(page);
    expect(posts).toEqual([]);
    release();
    await waitForFocus(page, 'status');
    expect(posts).toHaveLength(1);
  });

  it('is posted by the browser when they fail to load', async () => {
    const { page } = await site.openForm({ tag: 'es' });
    const errors: string[] = [];
    page.removeAllListeners('pageerror').on('pageerror', ({ message: text }) => errors.push(text));
    await page.route(/assets\/contact-form/u, (route) => route.abort());
    await fillIn(page);
    await send(page);
    await page.waitForURL('**/es/contact/thank-you');
    expect(errors).toHaveLength(1);
  });
});

it('the contact form keeps hostile text after a failed post, and stores it as text', async () => {
  const { page } = await site.openForm();
  await hydrateForm(page);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }), { times: 1 });
  const [first] = hostileStrings;
  const join = (key: 'typed' | 'expected') =>
    hostileStrings.map(({ typed, expected = typed }) => (key === 'typed' ? typed : expected)).join('\n');
  const typed = { ...message, fullName: first?.typed ?? '', message: join('typed') };
  await fillIn(page, typed);
  await send(page);
  await waitForFocus(page, 'alert');
  expect(await readFields(page)).toEqual(typed);
  await send(page);
  await waitForFocus(page, 'status');
  const stored = { ...typed, message: join('expected'), phone: '+16265550123' };
  expect(site.messages().at(-1)?.fields).toMatchObject(stored);
  expect(await page.evaluate(() => Reflect.has(window, 'hostile'))).toBe(false);
});
