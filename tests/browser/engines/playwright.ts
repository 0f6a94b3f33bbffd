/** Drives a page of Playwright: Chromium. */
import type { Page } from 'playwright-core';
import type { Driver } from './driver.ts';

/** Returns a driver of a page whose clock is installed, so that time passes at once. */
export function drivePage(page: Page): Driver {
  const messages: string[] = [];
  page.on('console', (message) =>
    messages.push(`${message.type()}: ${message.text()} (${message.location().url})`),
  );
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    wait: (milliseconds) => page.clock.runFor(milliseconds),
    takeMessages: async () => messages.splice(0),
    close: () => page.close(),
  };
}
