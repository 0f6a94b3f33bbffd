/** The contact page to somebody whose matter cannot wait, and after the message is sent. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn, send, sendButton, useContactSite, waitForFocus } from './contact-page.ts';
import { readInterfaceCopy } from './interface-words.ts';
import { tags } from './languages.ts';

const site = useContactSite();
const note = (page: Page) => page.locator('form .callout');
const call = (page: Page) => note(page).locator('a[href="tel:+16265550100"]');
const isFilled = (page: Page) =>
  sendButton(page).evaluate((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)');
const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())?.y ?? Number.NaN;

describe.each(tags)('in %s', (tag) => {
  it.each([
    ['without scripts', false],
    ['with scripts', true],
  ])(
    'an emergency shows the call above the message, and another subject hides it, %s',
    async (_, scripts) => {
      const { page } = await site.openForm({ tag, javaScriptEnabled: scripts });
      const region = page.locator('form [aria-live="polite"]').filter({ has: page.locator('.callout') });
      expect(await region.evaluate((element) => getComputedStyle(element).display)).toBe('block');
      expect(await region.innerText()).toBe('');
      expect(await isFilled(page)).toBe(true);
      await fillIn(page, { subject: 'emergencyAssistance' });
      expect(await note(page).locator('h3').innerText()).toBe(
        readInterfaceCopy(tag).contactForm.urgent.title,
      );
      expect(await call(page).innerText()).toContain('(626) 555-0100');
      const [subject, pill, text] = [
        await topOf(page, '[name="subject"]'),
        await topOf(page, 'form .call-button'),
        await topOf(page, '[name="message"]'),
      ];
      expect(subject).toBeLessThan(pill);
      expect(pill).toBeLessThan(text);
      expect(await isFilled(page)).toBe(false);
      for (const subject of ['generalQuestion', '']) {
        await fillIn(page, { subject });
        expect(await note(page).isVisible()).toBe(false);
        expect(await isFilled(page)).toBe(true);
      }
    },
  );

  it('says at most two things between the heading and the first field', async () => {
    const { page } = await site.openForm({ tag });
    const texts = await page.locator('#form').evaluate((section) => {
      const field = section.querySelector('[name="fullName"]');
      return [...section.querySelectorAll('p')].filter(
        (text) =>
          text.checkVisibility() &&
          field !== null &&
          text.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).length;
    });
    expect(texts).toBe(2);
  });

  it('leaves no hole beside the thanks: the sheet stands under them', async () => {
    const { page } = await site.openForm({ tag });
    const width = async (selector: string) => (await page.locator(selector).boundingBox())?.width;
    await fillIn(page);
    await send(page);
    await waitForFocus(page, 'status');
    const thanks = await page.locator('.sent-notice').boundingBox();
    expect(await topOf(page, '#form .call-sheet')).toBeGreaterThan((thanks?.y ?? 0) + (thanks?.height ?? 0));
    expect(await width('#form .call-sheet')).toBe(await width('.sent-notice'));
  });
});

it.each(['light', 'dark'] as const)(
  'an example is paler than an answer, in every field, in the %s',
  async (colorScheme) => {
    const { page } = await site.openForm({ colorScheme });
    const inks = await page
      .locator('form .field :is(input, textarea)[placeholder]')
      .evaluateAll((fields) =>
        fields.map((field) => [
          getComputedStyle(field, '::placeholder').color,
          getComputedStyle(field).color,
        ]),
      );
    expect(inks).toHaveLength(4);
    for (const [example, answer] of inks) expect(example).not.toBe(answer);
  },
);
