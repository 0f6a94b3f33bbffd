/** The contact form at work: checking, sending, form services, and what happens before the scripts arrive. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { minFillTimeMs } from '../../templates/islands/ContactForm/use-sending.ts';
import { createProject, edit, runSite } from '../site/temporary-project.ts';
import {
  fillIn,
  focused,
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

const site = useContactSite();

describe('a field', () => {
  const error = (page: Page) => page.locator('.field-error');

  it('is checked when it was filled in and left, never while it is', async () => {
    const { page } = await site.openForm();
    await wake(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('phone');
    await page.keyboard.type('555-01');
    await page.waitForTimeout(50);
    expect(await error(page).count()).toBe(0);
    await page.keyboard.press('Tab');
    await error(page).waitFor();
    expect(await textOf(page, '.field-error')).toEqual([
      'Error: Please enter a phone number with area code, for example (626) 555-0123. Outside the US, begin with + and the country code.',
    ]);
    expect(await page.locator('[role="alert"]').count()).toBe(0);
    expect(await page.title()).not.toContain('Error:');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('(626) 555-0123');
    expect(await error(page).count()).toBe(1);
    await page.keyboard.press('Tab');
    await expect.poll(() => error(page).count()).toBe(0);
  });

  it('leaves the summary when it is right, and the last one ends it', async () => {
    const { page } = await site.openForm();
    await fillIn(page, { ...message, email: 'salma@', subject: '' });
    const title = await page.title();
    await send(page);
    await waitForFocus(page, 'alert');
    expect(await page.locator('[role="alert"] a').count()).toBe(2);
    await page.fill('[name="email"]', 'salma@example.com');
    await page.locator('[name="email"]').blur();
    await expect.poll(() => page.locator('[role="alert"] a').count()).toBe(1);
    const heading = () => page.locator('[role="alert"] h3').textContent();
    await expect.poll(heading).toBe('There is a problem in 1 field');
    await page.selectOption('[name="subject"]', 'other');
    await page.locator('[name="subject"]').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('[role="alert"]').count()).toBe(0);
    // The title follows the page, after it was painted.
    await expect.poll(() => page.title()).toBe(title);
  });

  it('does not move the button away from under a press', async () => {
    const { page, posts } = await site.openForm();
    await fillIn(page);
    await page.fill('[name="phone"]', '555');
    await sendButton(page).scrollIntoViewIfNeeded();
    const box = await sendButton(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await page.waitForTimeout(50);
    expect(await error(page).count()).toBe(0);
    await page.mouse.up();
    await waitForFocus(page, 'alert');
    expect(posts).toEqual([]);
  });

  it('warns of many links and sends them all the same', async () => {
    const { page } = await site.openForm();
    const text = 'See https://a.example http://b.example and www.c.example';
    await wake(page);
    await fillIn(page, { ...message, message: text });
    await page.locator('[name="message"]').blur();
    await page.getByRole('status').filter({ hasText: 'more than 2 links' }).waitFor();
    const described = await page.locator('[name="message"]').getAttribute('aria-describedby');
    expect(await textOf(page, `[id="${described}"]`)).toHaveLength(1);
    await send(page);
    await waitForFocus(page, 'status');
    expect(site.messages().at(-1)?.fields.message).toBe(text);
  });
});

describe('sending', () => {
  it('happens once, however often the button is pressed', async () => {
    const { page, posts } = await site.openForm();
    const count = site.messages().length;
    await fillIn(page);
    await sendButton(page).evaluate((button: HTMLButtonElement) => {
      for (let times = 0; times < 5; times += 1) button.form?.requestSubmit(button);
    });
    await waitForFocus(page, 'status');
    expect(posts).toHaveLength(1);
    expect(site.messages()).toHaveLength(count + 1);
  });

  it('of a page that just began waits until the time trap is over', async () => {
    const { page, posts } = await site.openForm({ isOld: false });
    await fillIn(page);
    await send(page);
    await expect.poll(() => sendButton(page).textContent()).toBe('Sending...');
    const rest = minFillTimeMs - (await page.evaluate(() => performance.now()));
    await page.clock.runFor(rest - 1);
    expect(posts).toEqual([]);
    await page.clock.runFor(1);
    await waitForFocus(page, 'status');
    expect(posts).toHaveLength(1);
  });
});

it('goes to a service on another origin, in the encoding and by the names of its settings, without a cookie', async () => {
  const project = createProject();
  const settings =
    '  action: https://forms.example/f/1\n  encoding: multipart\n  hidden: { _next: "https://www.example.com{{thankYou}}" }\n  honeypot: _gotcha\n  successField: ok\n  errorsField: errors\n';
  edit(project, 'content/shared/site.yaml', /(?<=contactForm:\n)[\s\S]*?(?= {2}bounds:)/u, settings);
  expect(runSite(project, ['generate'])).toMatchObject({ code: 0 });
  const { page, posts } = await site.openForm({
    tag: 'es',
    origin: await site.serveForm({}, `${project}/dist`),
  });
  const answers = [
    {
      status: 422,
      json: { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] },
    },
    { status: 200, json: { ok: true, next: '/thanks' } },
  ];
  await page.route('https://forms.example/**', (route) =>
    route.fulfill({ ...answers.shift(), headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.context().addCookies([{ name: 'a', value: 'b', url: 'https://forms.example/' }]);
  expect(await page.inputValue('[name="_next"]')).toBe('https://www.example.com/es/contact/thank-you');
  await fillIn(page);
  await send(page);
  await waitForFocus(page, 'alert');
  expect(await page.locator('[role="alert"] a').count()).toBe(1);
  await send(page);
  await waitForFocus(page, 'status');
  expect(posts).toHaveLength(2);
  for (const post of posts) {
    expect(post.method()).toBe('POST');
    expect(await post.headerValue('cookie')).toBe(null);
    expect(post.postData()).toContain('name="_gotcha"');
    expect(post.postData()).not.toContain('thank-you');
  }
});

describe('before the scripts arrive', () => {
  /** Every script but the first: those of the islands. */
  const lazyScripts = /assets\/(?!main)[^/]*\.js/u;

  it('what is typed stays, and the field is checked when it is left', async () => {
    const { page } = await site.openForm({ tag: 'ar' });
    const release = await holdRequests(page, lazyScripts);
    await fillIn(page);
    await page.fill('[name="email"]', '');
    await page.locator('[name="email"]').pressSequentially('sal');
    release();
    await waitForLife(page);
    expect(await readFields(page)).toEqual({ ...message, email: 'sal' });
    expect(await focused(page)).toBe('email');
    await page.keyboard.press('Tab');
    await page.locator('.field-error').waitFor();
    expect(await page.locator('[name="email"]').getAttribute('aria-invalid')).toBe('true');
  });

  it('a whole message that was sent is sent when they are here', async () => {
    const { page, posts } = await site.openForm();
    const release = await holdRequests(page, lazyScripts);
    await fillIn(page);
    await send(page);
    expect(posts).toEqual([]);
    release();
    await waitForFocus(page, 'status');
    expect(new URL(page.url()).pathname).toBe('/en/contact');
    expect(posts).toHaveLength(1);
  });

  it('an empty form that was sent while they come to life tells its errors in words of the page', async () => {
    const { page, posts } = await site.openForm({ tag: 'es' });
    await page.evaluate(() => {
      const host = document.querySelector('[data-island="contact-form"]');
      const listen = EventTarget.prototype.addEventListener;
      // React listens to the host when it begins to hydrate; what it begins, it ends in a later task.
      EventTarget.prototype.addEventListener = function (...listener: Parameters<typeof listen>) {
        if (this === host) {
          EventTarget.prototype.addEventListener = listen;
          queueMicrotask(() => host?.querySelector('form')?.requestSubmit());
        }
        listen.apply(this, listener);
      };
    });
    await page.locator('[name="fullName"]').focus();
    await waitForFocus(page, 'alert');
    expect(await page.locator('[role="alert"] a').count()).toBe(5);
    expect(posts).toEqual([]);
  });

  it('and when they never do, the form is sent as plain HTML', async () => {
    const { page } = await site.openForm({ tag: 'es' });
    const problems: string[] = [];
    page.removeAllListeners('pageerror').on('pageerror', ({ message: text }) => problems.push(text));
    await page.route(/assets\/contact-form/u, (route) => route.abort());
    await fillIn(page);
    await send(page);
    await page.waitForURL('**/es/contact/thank-you');
    expect(problems).toHaveLength(1);
  });
});
