/** Drives a page of Chromium with Playwright. */
import type { Page } from 'playwright-core';
import type { Driver } from './driver.ts';

/** The clock of the page must be installed, so that waiting takes no real time. */
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
