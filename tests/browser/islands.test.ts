import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdRequests } from './hold-requests.ts';
import { startSmallSite } from './small-site.tsx';
import { useSite } from './use-site.ts';

const visitor = useSite(startSmallSite);
let page: Page;
let scripts: Set<string>;
let faults: string[];

beforeEach(async () => {
  page = await visitor.openPage();
  scripts = new Set();
  faults = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) scripts.add(nameOf(request.url()));
  });
  page.on('pageerror', (error) => faults.push(error.message));
});

/** `main` of `/assets/main-7A6B5C4D.js`; an island and its style have one name. */
function nameOf(url: string): string {
  return url.replace(/^.*\/assets\//u, '').replace(/-[A-Z0-9]{8}\.(?:js|css)$/u, '');
}

const lazyScripts = ['bail-estimator', 'chunk', 'hydrate-island'];
const field = (island = 'first') => page.locator(`#${island} input`);
const fee = (island = 'first') => page.locator(`#${island} output`);
const isAlive = (island = 'first') =>
  page
    .locator(`#${island} [data-island]`)
    .evaluate((host) => Object.keys(host).some((key) => key.startsWith('__reactContainer')));

async function waitForFee(text: string, island = 'first') {
  await page.waitForFunction(
    ([id, expected]) => document.querySelector(`#${id} output`)?.textContent === expected,
    [island, text] as const,
  );
}

describe('before any intent', () => {
  it('a page fetches the core script and no other, also when islands are in view', async () => {
    await page.goto('/en/', { waitUntil: 'networkidle' });
    await field().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([...scripts]).toEqual(['main']);
  });

  it('an island reads as the server made it', async () => {
    await page.goto('/en/');
    expect(await fee().textContent()).toBe('Type an amount to see the fee.');
    expect(await field().getAttribute('aria-invalid')).toBe(null);
  });
});

describe('waking', () => {
  it('pointing at an island fetches it and leaves it asleep', async () => {
    await page.goto('/en/');
    await field().hover();
    await page.waitForLoadState('networkidle');
    expect([...scripts].sort()).toEqual([...lazyScripts, 'main']);
    expect(await isAlive()).toBe(false);
  });

  it('a press wakes an island', async () => {
    await page.goto('/en/');
    await page.locator('#first label').first().dispatchEvent('pointerdown');
    await expect.poll(() => isAlive()).toBe(true);
  });

  it('focus by keyboard wakes an island', async () => {
    await page.goto('/en/');
    await page.locator('#away').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => isAlive()).toBe(true);
    expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('typing wakes an island', async () => {
    await page.goto('/en/');
    await field().evaluate((input: HTMLInputElement) => {
      input.value = '40,000';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await waitForFee('$4,000');
  });

  it('a field that has the focus before the script arrives wakes its island', async () => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () =>
        document.querySelector<HTMLElement>('#first input')?.focus(),
      );
    });
    await page.goto('/en/');
    await expect.poll(() => isAlive()).toBe(true);
  });

  it('wakes only the island that was meant', async () => {
    await page.goto('/en/');
    await field('first').fill('5000');
    await waitForFee('$500', 'first');
    expect(await isAlive('second')).toBe(false);
    await field('second').fill('10000');
    await waitForFee('$1,000', 'second');
  });

  it('gets each script over the net once', async () => {
    const { browser, site } = visitor;
    // Routes would switch the browser's cache off.
    const unrouted = await browser.newContext({ baseURL: site.origin });
    page = await unrouted.newPage();
    site.requests.length = 0;
    await page.goto('/en/');
    for (const island of ['first', 'second']) {
      await field(island).hover();
      await field(island).fill('5000');
      await waitForFee('$500', island);
    }
    const asked = site.requests.filter((path) => path.startsWith('/assets/'));
    expect(asked).toEqual([...new Set(asked)]);
    expect([...new Set(asked.map(nameOf))].sort()).toEqual([...lazyScripts, 'main']);
    await unrouted.close();
  });

  it.each(['/', '/en/'])('hydrates what the server sent at %s, without a complaint', async (path) => {
    await page.goto(path);
    const ids = () =>
      page.locator('[data-prefix="second"] [id]').evaluateAll((all) => all.map(({ id }) => id));
    const before = await ids();
    await field('second').fill('25000');
    await waitForFee('$2,500', 'second');
    expect(await ids()).toEqual(before);
    expect(faults).toEqual([]);
  });
});

describe('what was typed before hydration', () => {
  it('stays, and gets its fee', async () => {
    const release = await holdRequests(page, /assets\/(?!main)/u);
    await page.goto('/en/');
    await field().pressSequentially('75,000');
    expect(await fee().textContent()).toBe('Type an amount to see the fee.');
    release();
    await waitForFee('$7,500');
    expect(await field().inputValue()).toBe('75,000');
    expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
    await field().press('End');
    await field().press('0');
    await waitForFee('$75,000');
    expect(await field().inputValue()).toBe('$750,000');
    expect(faults).toEqual([]);
  });
});

describe('what the browser filled in without typing', () => {
  it('gets its fee when the island wakes', async () => {
    await page.goto('/en/');
    await field().evaluate((input: HTMLInputElement) => {
      input.value = '30,000';
    });
    await field().focus();
    await waitForFee('$3,000');
  });
});

describe('the estimator', () => {
  it('takes Arabic digits and prints Western ones', async () => {
    await page.goto('/');
    await field().fill('٤٠٬٠٠٠ دولار');
    await waitForFee('$4,000');
    expect(await page.locator('#first output bdi').getAttribute('dir')).toBe('ltr');
  });

  it('groups the digits while they are typed, and the caret stays where the visitor types', async () => {
    await page.goto('/en/');
    await field().pressSequentially('1234');
    await waitForFee('$123');
    expect(await field().inputValue()).toBe('$1,234');
    await field().press('ArrowLeft');
    await field().press('ArrowLeft');
    await field().press('5');
    await field().press('6');
    expect(await field().inputValue()).toBe('$125,634');
    await field().press('Backspace');
    await field().press('Backspace');
    await field().press('Backspace');
    expect(await field().inputValue()).toBe('$134');
    await waitForFee('$13');
  });

  it('takes an amount from a button, before it is awake and after', async () => {
    await page.goto('/en/');
    const button = (name: string) => page.locator('#first').getByRole('button', { name, exact: true });
    await button('$25,000').click();
    await waitForFee('$2,500');
    expect(await field().inputValue()).toBe('$25,000');
    expect(await button('$25,000').getAttribute('aria-pressed')).toBe('true');
    await button('$5,000').click();
    await waitForFee('$500');
    expect(await page.locator('#first [aria-pressed="true"]').allTextContents()).toEqual(['$5,000']);
    await field().press('End');
    await field().press('0');
    await waitForFee('$5,000');
    expect(await page.locator('#first [aria-pressed="true"]').count()).toBe(0);
  });

  it('tells under the fee what may be owed in all, as long as there is a fee', async () => {
    await page.goto('/en/');
    expect(await page.locator('#first').textContent()).not.toContain('co-signer');
    await field().fill('40000');
    await waitForFee('$4,000');
    expect(await page.locator('#first output + p').textContent()).toBe(
      'If the person misses court, a co-signer may owe up to $40,000, the whole bail amount.',
    );
    await field().fill('');
    await waitForFee('Type an amount to see the fee.');
    expect(await page.locator('#first output + p').count()).toBe(0);
  });

  const problem = () => page.locator('#first .field__error');

  /** Wakes the estimator and stops its clock, so that only the test lets time pass. */
  async function openStopped() {
    await page.clock.install();
    await page.goto('/en/');
    await field().fill('5000');
    await waitForFee('$500');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
  }

  it('tells a problem when the visitor leaves the field, and takes it back', async () => {
    await openStopped();
    await field().fill('ten thousand');
    await waitForFee('Type an amount to see the fee.');
    expect(await problem().count()).toBe(0);
    await field().blur();
    await problem().waitFor();
    expect(await problem().textContent()).toBe('Error: Type the bail amount in digits, for example 20,000.');
    expect(await field().getAttribute('aria-invalid')).toBe('true');
    const help = await field().getAttribute('aria-describedby');
    expect(await page.locator(`[id="${help}"]`).textContent()).toContain('for example 20,000');
    await field().fill('10000');
    await waitForFee('$1,000');
    expect(await problem().count()).toBe(0);
    expect(await field().getAttribute('aria-invalid')).toBe(null);
  });

  it('tells a problem on Enter', async () => {
    await openStopped();
    await field().fill('0');
    await field().press('Enter');
    await problem().waitFor();
  });

  it.each([
    ['abc', 'Error: Type the bail amount in digits, for example 20,000.'],
    ['-5', 'Error: Type an amount of at least one dollar.'],
    ['10,000,001', 'Error: For bail above $10,000,000, please call us.'],
  ])('tells the problem of %s after a pause in typing, not before', async (typed, message) => {
    await openStopped();
    await field().fill(typed);
    await waitForFee('Type an amount to see the fee.');
    await page.clock.runFor(500);
    expect(await problem().count()).toBe(0);
    await page.clock.runFor(500);
    await problem().waitFor();
    expect(await problem().textContent()).toBe(message);
  });

  it('sends nothing and stores nothing', async () => {
    await page.goto('/en/');
    await field().fill('1');
    await expect.poll(() => isAlive()).toBe(true);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await field().fill('123456');
    await field().press('Enter');
    await waitForFee('$12,346');
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ]);
  });
});

describe('an island whose script does not arrive', () => {
  it('stays as it was, tells once, and wakes when a later try succeeds', async () => {
    await page.route(/hydrate-island/u, (route) => route.abort());
    await page.goto('/en/');
    for (const island of ['first', 'second']) {
      const failure = page.waitForEvent('requestfailed');
      await field(island).focus();
      await failure;
    }
    await page.waitForLoadState('networkidle');
    expect(faults).toHaveLength(1);
    expect(await fee('first').textContent()).toBe('Type an amount to see the fee.');

    await page.unroute(/hydrate-island/u);
    await field('first').fill('20000');
    await waitForFee('$2,000');
    expect(faults).toHaveLength(1);
  });

  it.each(lazyScripts)('leaves the page working without %s', async (name) => {
    await page.route(new RegExp(`/assets/${name}`, 'u'), (route) => route.fulfill({ status: 500 }));
    await page.goto('/en/');
    await field().fill('20000');
    await expect.poll(() => faults).toHaveLength(1);
    expect(await field().inputValue()).toBe('20000');
    await page.locator('.tool > summary').click();
    await page.locator('a[href="/en/faq"]').click();
    await page.waitForURL('**/en/faq');
  });

  it('lets the browser submit the form that it would have handled', async () => {
    await page.route(/bail-estimator/u, (route) => route.abort());
    await page.goto('/en/');
    await page.locator('#send').click();
    await page.waitForURL('**/en/faq?q=kept');
  });
});
