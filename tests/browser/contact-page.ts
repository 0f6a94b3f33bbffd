import { existsSync, readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { minFillTimeMs } from '../../templates/islands/ContactForm/use-contact-form.ts';
import { type SimulatedForm, serveSite } from './built-site.ts';
import { waitForHydration } from './hydration.ts';
import { addressIn, type Tag } from './languages.ts';
import { type PageOptions, useBuiltSite } from './use-site.ts';

export const message = {
  fullName: 'سلمى Haddad <b>',
  email: 'salma@example.com',
  phone: '(٦٢٦) ٥٥٥-٠١٢٣',
  subject: 'emergencyAssistance',
  message: 'Where is my brother? "Quotes" & <script>alert(1)</script> 😀\nSecond line.',
} as const;

type FormOptions = PageOptions & {
  /** @default 'en' */
  readonly tag?: Tag;
  /** Whether the minimum fill time is over; otherwise the clock is stopped. @default true */
  readonly isFillTimeOver?: boolean;
};

type StoredMessage = { readonly fields: Readonly<Record<string, string>> };

export function useContactSite() {
  const fixture = useBuiltSite({ allowed: /Failed to load resource|ViewTransition/u });
  return {
    /** With a test clock. Also returns the POST requests of the page. */
    openForm: async ({ tag = 'en', isFillTimeOver = true, ...options }: FormOptions = {}) => {
      const page = await fixture.openPage(options);
      const posts: Request[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request));
      const hasScripts = options.javaScriptEnabled !== false;
      if (hasScripts) await page.clock.install({ time: 0 });
      if (hasScripts && !isFillTimeOver) await page.clock.pauseAt(10_000);
      await page.goto(addressIn(tag, '/contact'));
      if (hasScripts && isFillTimeOver) await page.clock.fastForward(minFillTimeMs);
      return { page, posts };
    },
    serveForm: async (options: SimulatedForm, outputFolder = fixture.site.outputFolder): Promise<string> => {
      const site = await serveSite(outputFolder, options);
      onTestFinished(site.close);
      return site.origin;
    },
    messages: () => readMessages(fixture.site.messagesFile),
  };
}

/** From the oldest to the newest. */
export function readMessages(file: string): readonly StoredMessage[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return lines.map((line) => JSON.parse(line) as StoredMessage);
}

export async function fillIn(page: Page, fields: Partial<Record<keyof typeof message, string>> = message) {
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'subject') await page.selectOption('[name="subject"]', value);
    else await page.fill(`[name="${name}"]`, value);
  }
}

export function readFields(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate((names) => {
    const data = new FormData(document.querySelector('form') ?? undefined);
    return Object.fromEntries(names.map((name) => [name, String(data.get(name)).replaceAll('\r\n', '\n')]));
  }, Object.keys(message));
}

export const sendButton = (page: Page) => page.locator('form button[type="submit"]');

export const send = (page: Page) => sendButton(page).click();

/** The name of a focused field, or the role or the tag of another focused element. */
function readFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('name') ?? element?.getAttribute('role') ?? element?.tagName;
  });
}

export const waitForFocus = (page: Page, name: string) => expect.poll(() => readFocus(page)).toBe(name);

/** Focuses the first field and waits until React has hydrated the form. */
export async function hydrateForm(page: Page): Promise<void> {
  await page.locator('[name="fullName"]').focus();
  await waitForHydration(page.locator('[data-island="contact-form"]'));
}

export async function readTexts(page: Page, selector: string): Promise<readonly string[]> {
  const texts = await page.locator(selector).allTextContents();
  return texts.map((text) => text.replace(/\s+/gu, ' ').trim());
}
