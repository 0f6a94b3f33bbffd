/** Hostile and odd input in the contact form. That of the chat is in chat.long.test.ts. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  fillIn,
  message,
  readFields,
  send,
  textOf,
  useContactSite,
  waitForFocus,
  wake,
} from './contact-page.ts';
import { hostileStrings, longTexts } from './hostile-strings.ts';
import { formFor, readInterfaceCopy } from './interface-words.ts';
import { tags } from './languages.ts';

const site = useContactSite();

const expectNothingRan = async (page: Page) =>
  expect(await page.evaluate(() => Reflect.has(window, 'hostile'))).toBe(false);

/** Each text in the name and the message, in a language in turn. */
const cases = hostileStrings.map(({ name, typed, meant = typed }, index) => {
  const twice = (text: string) => ({ ...message, fullName: text, message: `${text}\n\n${text}` });
  return { name, tag: tags[index % tags.length] ?? 'ar', typed: twice(typed), meant: twice(meant) };
});

it.each(cases)(
  '$name stays through a failed send, and arrives as it was meant',
  async ({ tag, typed, meant }) => {
    const { page } = await site.openForm({ tag });
    const title = await page.title();
    await wake(page);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await fillIn(page, typed);
    await send(page);
    await waitForFocus(page, 'alert');
    expect(await readFields(page)).toEqual(typed);
    expect(await page.locator('.field-error').count()).toBe(0);
    await send(page);
    await waitForFocus(page, 'status');
    expect(site.messages().at(-1)?.fields).toMatchObject({ ...meant, phone: '+16265550123' });
    expect(await page.title()).toBe(title);
    await expectNothingRan(page);
  },
);

it.each(tags)('what no field can take stays, and each is told in words of its own, in %s', async (tag) => {
  const { common, contactForm } = readInterfaceCopy(tag);
  const { errors } = contactForm;
  const { page, posts } = await site.openForm({ tag });
  await wake(page);
  const script = '<script>window.hostile=1</script>';
  // A visitor cannot type a subject, a program can.
  await page
    .locator('[name="subject"] option')
    .last()
    .evaluate((option: HTMLOptionElement, value) => {
      option.value = value;
    }, script);
  const wrong = [
    [longTexts.words, longTexts.letters, longTexts.digits, script, longTexts.emoji],
    [longTexts.letters, '"><img src=x onerror=window.hostile=1>', script, script, longTexts.letters],
  ].map(([fullName = '', email = '', phone = '', subject = '', text = '']) => ({
    fullName,
    email,
    phone,
    subject,
    message: text,
  }));
  for (const typed of wrong) {
    await fillIn(page, typed);
    await send(page);
    await waitForFocus(page, 'alert');
    const reported = [
      formFor(tag, errors.fullNameLong, 100),
      errors.email.replace('{{example}}', 'name@example.com'),
      errors.phoneForm.replace('{{example}}', '(626) 555-0123'),
      errors.subject,
      formFor(tag, errors.messageLong, 5000),
    ];
    expect(await textOf(page, '[role="alert"] a')).toEqual(reported);
    expect(await textOf(page, '.field-error')).toEqual(reported.map((text) => `${common.error} ${text}`));
    expect(await readFields(page)).toEqual(typed);
  }
  expect(posts).toEqual([]);
  await expectNothingRan(page);
});
