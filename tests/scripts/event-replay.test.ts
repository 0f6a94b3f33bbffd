import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser/browser.ts';

/** A script that records events. `release` replays them and returns the events that the page then receives. */
const program = `
import { addEvent, recordEvent } from './scripts/event-replay.ts';
let delayed = [];
let isReleased = false;
for (const type of ['pointerdown', 'focusin', 'input', 'invalid', 'submit', 'click']) {
  document.addEventListener(type, (event) => {
    if (isReleased) return;
    const recorded = recordEvent(event);
    if (recorded !== undefined) delayed = addEvent(delayed, recorded);
  }, { capture: true });
}
globalThis.received = [];
globalThis.release = () => {
  isReleased = true;
  for (const type of ['focusin', 'input', 'submit', 'click', 'change']) {
    document.addEventListener(type, (event) => {
      received.push([type, event.target.id, event.data ?? event.submitter?.id ?? ''].join(' ').trim());
      if (type === 'submit') event.preventDefault();
    });
  }
  for (const { replay } of delayed) replay();
  return received;
};`;

const markup = `
<form id="form" action="https://www.example.com/"><input id="text" required value="x">
<button id="send">Send</button></form>
<button type="button" id="button"><b id="word">Open</b></button>
<input type="checkbox" id="box"><a href="#target" id="link">Link</a>`;

let browser: Browser;
let script: string;
let page: Page;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: new URL('../..', import.meta.url).pathname },
    bundle: true,
    write: false,
  });
  script = outputFiles[0]?.text ?? '';
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  page = await browser.newPage();
  await page.setContent(markup);
  await page.addScriptTag({ content: script });
  return () => page.close();
});

const release = () => page.evaluate<string[]>('release()');

describe('a delayed event', () => {
  it('of an invalid submission is replayed once, and the browser does not focus the invalid field', async () => {
    await page.evaluate(
      "document.querySelector('#form').append(document.querySelector('#text').cloneNode())",
    );
    await page.locator('[id="text"]').evaluateAll((fields) => {
      for (const field of fields) if (field instanceof HTMLInputElement) field.value = '';
    });
    await page.locator('#send').click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('send');
    await page.evaluate("document.querySelector('#form').noValidate = true");
    expect((await release()).filter((event) => event.startsWith('submit'))).toEqual(['submit form']);
  });

  it('of a click on a button is replayed once, even when a child element was the target', async () => {
    await page.locator('#word').click();
    expect((await release()).filter((event) => event.startsWith('click'))).toEqual(['click button']);
  });

  it('of a click is not replayed when the browser has already handled the click', async () => {
    await page.locator('#box').click();
    await page.locator('#link').click();
    expect((await release()).filter((event) => event.startsWith('click'))).toEqual([]);
    expect(await page.locator('#box').isChecked()).toBe(true);
  });
});
