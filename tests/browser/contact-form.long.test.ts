/** The contact form in each language: errors, thanks and failures as a visitor meets them. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { FormFailure } from '../../generator/hosting/form-endpoint.ts';
import { answerTimeoutMs } from '../../templates/islands/ContactForm/post-message.ts';
import {
  fillIn,
  message,
  readFields,
  send,
  sendButton,
  textOf,
  useContactSite,
  waitForFocus,
  waitForLife,
  wake,
} from './contact-page.ts';
import { holdRequests } from './hold-requests.ts';
import { readInterfaceCopy } from './interface-words.ts';
import { addressIn, tags } from './languages.ts';

const site = useContactSite();

describe.each(tags)('in %s', (tag) => {
  const { common, contactForm, updated } = readInterfaceCopy(tag);
  const failures: Readonly<Record<string, string>> = contactForm.failures;

  it('shows errors without a pointer, and leads to each field', async () => {
    const { page, posts } = await site.openForm({ tag });
    const title = await page.title();
    await page.locator('[name="fullName"]').focus();
    await waitForLife(page);
    await page.keyboard.press('Enter');
    await waitForFocus(page, 'alert');
    expect(await page.title()).toBe(`${common.error} ${title}`);
    const heading = {
      ar: 'توجد مشكلة في 5 حقول',
      en: 'There are problems in 5 fields',
      es: 'Hay problemas en 5 campos',
    };
    await page.getByRole('alert', { name: heading[tag], exact: true }).waitFor();

    const tree = await page.locator('form').ariaSnapshot();
    expect(tree).toContain(`heading "${heading[tag]}" [level=3]`);
    expect(tree.match(/^- (?:textbox|combobox) "[^"]+ \*" \[invalid\]/gmu)).toHaveLength(5);

    const links = await textOf(page, '[role="alert"] a');
    expect(links).toHaveLength(5);
    expect([links[0], links[2], links[3], links[4]]).toEqual([
      contactForm.errors.fullName,
      contactForm.errors.phone,
      contactForm.errors.subject,
      contactForm.errors.message,
    ]);
    for (const [index, name] of Object.keys(message).entries()) {
      await page.locator('[role="alert"]').focus();
      for (let tab = 0; tab <= index; tab += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await waitForFocus(page, name);
      const field = page.locator(`[name="${name}"]`);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const id = await field.getAttribute('aria-describedby');
      expect(await textOf(page, `[id="${id}"]`)).toEqual([`${common.error} ${links[index]}`]);
      expect(await page.locator('.field', { has: field }).locator('label').boundingBox()).toSatisfy(
        (box: { y: number } | null) => box !== null && box.y > 60,
      );
    }
    expect(posts).toEqual([]);
  });

  it('says that it is sending, thanks for the message in place of the form, and stores it as one line', async () => {
    const { page } = await site.openForm({ tag });
    const before = await page.title();
    const release = await holdRequests(page, /\/api\/contact$/u);
    await fillIn(page);
    await page.check('[name="smsConsent"]');
    expect(await sendButton(page).textContent()).toBe(contactForm.send);
    await send(page);
    await expect.poll(() => sendButton(page).textContent()).toBe(contactForm.sending);
    release();
    await waitForFocus(page, 'status');
    const thanks = page.locator('.sent-notice[role="status"]');
    expect(await thanks.locator('strong').textContent()).toBe(contactForm.sent);
    expect(await thanks.locator('a[href="tel:+16265550100"]').count()).toBe(1);
    expect(await page.locator('form').count()).toBe(0);
    expect(await page.title()).toBe(before);
    expect(site.messages().at(-1)?.fields).toEqual({
      ...message,
      phone: '+16265550123',
      smsConsent: 'yes',
      website: '',
      page: addressIn(tag, '/contact'),
      language: tag,
      formVersion: updated,
      messageId: expect.stringMatching(/^[0-9a-f]{32}$/u),
    });
  });

  /** What a failure does: it is shown, everything stays, and the form can be sent again. */
  async function expectFailure(page: Page, reason: string, sentence = failures[reason]) {
    await waitForFocus(page, 'alert');
    const state = failures[reason === 'timeout' || reason === 'unconfirmed' ? 'unsure' : 'notSent'];
    await expect
      .poll(() => textOf(page, '[role="alert"] p'))
      .toEqual([`${state} ${sentence}`, expect.anything()]);
    expect(await page.locator('[role="alert"] a[href="tel:+16265550100"]').count()).toBe(1);
    expect(await readFields(page)).toEqual(message);
    expect(await sendButton(page).textContent()).toBe(contactForm.send);
    expect(await sendButton(page).getAttribute('aria-disabled')).toBe(null);
    expect(await page.title()).not.toContain(common.error);
  }

  it('keeps the text and shows each failure in a sentence of its own', async () => {
    const form: { formFailure: FormFailure } = { formFailure: { status: 500 } };
    const { page } = await site.openForm({ tag, origin: await site.serveForm(form) });
    await fillIn(page);
    const wait = { ar: 'دقيقتين', en: '2 minutes', es: '2 minutos' }[tag];
    const soon = contactForm.failures.tooManyUntil?.replace('{{duration}}', wait);
    for (const [formFailure, reason, sentence] of [
      [{ status: 500 }, 'server', undefined],
      [{ status: 403 }, 'refused', undefined],
      [{ status: 404 }, 'closed', undefined],
      [{ status: 413 }, 'tooLong', undefined],
      [{ status: 429 }, 'tooMany', undefined],
      [{ status: 429, retryAfter: 90 }, 'tooMany', soon],
    ] as const) {
      form.formFailure = formFailure;
      await send(page);
      await expectFailure(page, reason, sentence);
    }
  });

  it('says when there is no connection, and sends when there is one again', async () => {
    const { page } = await site.openForm({ tag });
    await wake(page);
    await fillIn(page);
    await page.context().setOffline(true);
    await send(page);
    await expectFailure(page, 'offline');
    await page.context().setOffline(false);
    await send(page);
    await waitForFocus(page, 'status');
  });

  it('waits for an answer no longer than it should, and sends the same message again', async () => {
    const { page, posts } = await site.openForm({
      tag,
      origin: await site.serveForm({ formFailure: 'timeout' }),
    });
    await fillIn(page);
    await send(page);
    await expect.poll(() => posts.length).toBe(1);
    expect(await sendButton(page).textContent()).toBe(contactForm.sending);
    expect(await sendButton(page).getAttribute('aria-disabled')).toBe('true');
    await page.clock.fastForward(answerTimeoutMs);
    await expectFailure(page, 'timeout');
    await send(page);
    await expect.poll(() => posts.length).toBe(2);
    expect(posts[1]?.postData()).toBe(posts[0]?.postData());
    await page.clock.fastForward(answerTimeoutMs);
    await expectFailure(page, 'timeout');
    await page.locator('[name="message"]').press('End');
    await page.locator('[name="message"]').pressSequentially('!');
    await send(page);
    await expect.poll(() => posts.length).toBe(3);
    const idOf = (post: Request | undefined) => new URLSearchParams(post?.postData() ?? '').get('messageId');
    expect(idOf(posts[2])).not.toBe(idOf(posts[1]));
  });
});
