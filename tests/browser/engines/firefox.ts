/** Drives Firefox over WebDriver BiDi with Puppeteer, which needs no driver program. */
import { launch, type Page } from 'puppeteer-core';
import { type Driver, type Engine, type PageFunction, phoneViewport, sleep, timeoutMs } from './driver.ts';

const program = '/usr/bin/firefox-esr';

export const firefox: Engine = {
  name: 'Firefox',
  programs: [program],
  start: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program,
      defaultViewport: phoneViewport,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      timeout: timeoutMs,
      protocolTimeout: timeoutMs,
    });
    return {
      openWindow: async () => {
        const context = await browser.createBrowserContext();
        return drivePage(await context.newPage({ type: 'window' }));
      },
      close: () => browser.close(),
    };
  },
};

function drivePage(page: Page): Driver {
  page.setDefaultTimeout(timeoutMs);
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error instanceof Error ? error.message : error}`));
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    // Leaving a page ends its requests.
    if (error !== 'NS_BINDING_ABORTED') messages.push(`failed request: ${request.url()} ${error}`);
  });
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: <Args extends readonly unknown[], Result>(run: PageFunction<Args, Result>, ...args: Args) =>
      page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<Result>,
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    wait: sleep,
    takeMessages: async () => messages.splice(0),
    close: () => page.browserContext().close(),
  };
}
