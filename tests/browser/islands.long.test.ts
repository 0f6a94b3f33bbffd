/** How the parts that need React come to life, and the estimator, which is the first of them that most visitors use. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdRequests } from './hold-requests.ts';
import { useBuiltSite } from './use-site.ts';

const visitor = useBuiltSite();
let page: Page;
let scripts: Set<string>;

beforeEach(async () => {
  page = await visitor.openPage();
  scripts = new Set();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-\w{8}\.js$/u.exec(request.url()) ?? [];
    if (name !== undefined) scripts.add(name);
  });
});

const address = '/en/#payment';
const empty = 'Type an amount to see the fee.';
const lazyScripts = ['bail-estimator', 'chunk', 'hydrate-island'];
const estimator = () => page.locator('[data-island="bail-estimator"]');
const field = () => estimator().locator('input');
const waitForFee = (text: string) =>
  expect.poll(() => estimator().locator('output').textContent()).toBe(text);
const isAlive = (island = 'bail-estimator') =>
  page
    .locator(`[data-island="${island}"]`)
    .evaluate((host) => Object.keys(host).some((key) => key.startsWith('__reactContainer')));

/** Puts an amount into the field as the browser does, without a key. */
const fillSilently = (amount: string) =>
  field().evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, amount);

describe('an island', () => {
  it('reads as the server made it, and fetches nothing while it is only in view', async () => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await field().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([...scripts]).toEqual(['main']);
    await waitForFee(empty);
    expect(await field().getAttribute('aria-invalid')).toBe(null);
  });

  it('fetches its scripts when somebody points at it, and stays asleep', async () => {
    await page.goto(address);
    await field().hover();
    await expect.poll(() => [...scripts].sort()).toEqual([...lazyScripts, 'main']);
    await page.waitForLoadState('networkidle');
    expect(await isAlive()).toBe(false);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a press', () => estimator().locator('label').first().dispatchEvent('pointerdown')],
    ['the focus', () => field().focus()],
    ['typing', () => field().dispatchEvent('input')],
  ])('wakes by %s, and no other does', async (_, use) => {
    await page.goto(address);
    await use();
    await expect.poll(() => isAlive()).toBe(true);
    expect(await isAlive('chat')).toBe(false);
  });

  it('wakes when its field has the focus before the script arrives', async () => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () =>
        document.querySelector<HTMLElement>('[data-island="bail-estimator"] input')?.focus(),
      );
    });
    await page.goto(address);
    await expect.poll(() => isAlive()).toBe(true);
  });

  it('gets each file over the net once', async () => {
    await page.goto(address);
    await field().hover();
    await field().fill('5000');
    await waitForFee('$500');
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'transferSize') > 0)
        .map(({ name }) => name),
    );
    expect(sent.length).toBeGreaterThan(lazyScripts.length);
    expect(sent).toEqual([...new Set(sent)]);
  });

  it('keeps what was typed before it is awake, with the focus', async () => {
    const release = await holdRequests(page, /assets\/(?!main)[^/]+\.js/u);
    await page.goto(address);
    await field().pressSequentially('75,000');
    await waitForFee(empty);
    release();
    await waitForFee('$7,500');
    expect(await field().inputValue()).toBe('75,000');
    expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
    await field().press('End');
    await field().press('0');
    await waitForFee('$75,000');
    expect(await field().inputValue()).toBe('$750,000');
  });

  it('reads what the browser filled in without typing', async () => {
    await page.goto(address);
    await fillSilently('30,000');
    await field().focus();
    await waitForFee('$3,000');
  });
});

describe('the estimator', () => {
  it('takes an amount from a button, before it is awake and after', async () => {
    await page.goto(address);
    const pressed = estimator().locator('[aria-pressed="true"]');
    for (const [name, fee] of [
      ['$25,000', '$2,500'],
      ['$5,000', '$500'],
    ] as const) {
      await estimator().getByRole('button', { name, exact: true }).click();
      await waitForFee(fee);
      expect(await field().inputValue()).toBe(name);
      expect(await pressed.allTextContents()).toEqual([name]);
      const colours = await pressed.evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        return { color, backgroundColor, page: getComputedStyle(document.body).backgroundColor };
      });
      expect(colours.color).toBe(colours.page);
      expect(colours.backgroundColor).not.toMatch(/, 0\)$/u);
    }
    await field().press('End');
    await field().press('0');
    await waitForFee('$5,000');
    expect(await pressed.count()).toBe(0);
  });

  it('tells under the fee what may be owed in all, as long as there is a fee', async () => {
    await page.goto(address);
    const owed = estimator().locator('output + .bail-squares');
    expect(await owed.count()).toBe(0);
    await field().fill('40000');
    await waitForFee('$4,000');
    expect(await owed.textContent()).toContain('$40,000');
    expect(await owed.getByRole('img').count()).toBe(1);
    await field().fill('');
    await waitForFee(empty);
    expect(await owed.count()).toBe(0);
  });

  it('tells a problem after a pause in typing, by Enter or when the field is left, keeps what was typed, and takes it back', async () => {
    await page.clock.install();
    await page.goto(address);
    await field().fill('5000');
    await waitForFee('$500');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const problem = estimator().locator('.field-error');
    const problems: readonly [string, () => Promise<void>, string][] = [
      ['ten thousand', () => page.clock.runFor(500), 'for example 20,000'],
      ['<b>5</b>', () => field().blur(), 'for example 20,000'],
      ['$10,000,001', () => field().press('Enter'), 'above $10,000,000'],
    ];
    for (const [typed, submit, words] of problems) {
      await field().fill(typed);
      await waitForFee(empty);
      await page.clock.runFor(500);
      expect(await problem.count()).toBe(0);
      await submit();
      await problem.waitFor();
      expect(await field().getAttribute('aria-invalid')).toBe('true');
      const help = await field().getAttribute('aria-describedby');
      expect(await page.locator(`[id="${help}"]`).textContent()).toContain(words);
      expect(await field().inputValue()).toBe(typed);
      await field().fill('10000');
      await waitForFee('$1,000');
      expect(await problem.count()).toBe(0);
      expect(await field().getAttribute('aria-invalid')).toBe(null);
    }
  });

  it('sends nothing and stores nothing', async () => {
    await page.goto(address);
    await field().fill('1');
    await expect.poll(() => isAlive()).toBe(true);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await field().fill('123456');
    await field().press('Enter');
    await waitForFee('$12,346');
    expect(requests).toEqual([]);
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  });
});
