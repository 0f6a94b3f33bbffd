/** What Arabic asks of type in a real browser. */
import { describe, expect, it } from 'vitest';
import { samplePages } from './sample-pages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

describe('Arabic pages', () => {
  it('show the digits of every telephone number in the order in which they are dialled', async () => {
    const page = await openPage();
    for (const address of ['/', '/contact', '/faq', '/services']) {
      await page.goto(address);
      const wrong = await page.locator('a[href^="tel:"]').evaluateAll((links) => {
        /** One box for each digit, in the order of the text. */
        const boxesOf = (link: Element) => {
          const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          const boxes: DOMRect[] = [];
          const range = document.createRange();
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            for (const { index } of (node.textContent ?? '').matchAll(/\d/gu)) {
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              boxes.push(range.getBoundingClientRect());
            }
          }
          return boxes.filter(({ width }) => width > 0);
        };
        const inOrder = ({ top, left }: DOMRect, index: number, boxes: readonly DOMRect[]) => {
          const before = boxes[index - 1];
          return before === undefined || top > before.top + 1 || left > before.left;
        };
        return links.filter((link) => !boxesOf(link).every(inOrder)).map((link) => link.outerHTML);
      });
      expect(wrong, address).toEqual([]);
    }
  });

  it('have no italics, and lines with room for dots', async () => {
    const page = await openPage();
    await page.goto('/');
    const odd = await page.locator('main *').evaluateAll((all) =>
      all
        .filter((element) => /\p{Script=Arabic}/u.test(element.textContent ?? ''))
        .filter((element) => getComputedStyle(element).fontStyle !== 'normal')
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(odd).toEqual([]);
    const ratio = await page.locator('body').evaluate((body) => {
      const { lineHeight, fontSize } = getComputedStyle(body);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    expect(ratio).toBeGreaterThanOrEqual(1.6);
  });

  it('are drawn in the faces of the site to the last sign', async () => {
    const page = await openPage();
    const browser = await page.context().newCDPSession(page);
    await browser.send('DOM.enable');
    await browser.send('CSS.enable');
    for (const { address } of samplePages('ar').filter(({ status }) => status === 200)) {
      await page.goto(address);
      await page.evaluate(async () => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        // What is far below is not laid out.
        for (const part of document.querySelectorAll('body *')) {
          if (part instanceof HTMLElement) part.style.contentVisibility = 'visible';
        }
        await document.fonts.ready;
      });
      const { root } = await browser.send('DOM.getDocument');
      const { nodeIds } = await browser.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: 'body *',
      });
      const drawn = await Promise.all(
        nodeIds.map((nodeId) => browser.send('CSS.getPlatformFontsForNode', { nodeId })),
      );
      const ofTheDevice = drawn.flatMap(({ fonts }) => fonts).filter(({ isCustomFont }) => !isCustomFont);
      expect(ofTheDevice, address).toEqual([]);
    }
  });
});
