/** Arabic text in a browser. */
import { expect, it } from 'vitest';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

it('an Arabic page shows the digits of every telephone number from left to right', async () => {
  const page = await openPage();
  for (const address of ['/', '/contact', '/faq', '/services']) {
    await page.goto(address);
    const wrong = await page.locator('a[href^="tel:"]').evaluateAll((links) => {
      /** Returns a box for each digit, in the order of the text. */
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
      const isInOrder = ({ top, left }: DOMRect, index: number, boxes: readonly DOMRect[]) => {
        const before = boxes[index - 1];
        return before === undefined || top > before.top + 1 || left > before.left;
      };
      return links.filter((link) => !boxesOf(link).every(isInOrder)).map((link) => link.outerHTML);
    });
    expect(wrong, address).toEqual([]);
  }
});

it('an Arabic page uses the fonts of the site for every character', async () => {
  const page = await openPage();
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  for (const address of ['/', '/bail-bonds-guide']) {
    await page.goto(address);
    await page.evaluate(async () => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const element of document.querySelectorAll('body *'))
        element.toggleAttribute(
          'data-text',
          [...element.childNodes].some((node) => node instanceof Text),
        );
      await document.fonts.ready;
    });
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '[data-text]',
    });
    const used = await Promise.all(
      nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    const fonts = used.flatMap((node) => node.fonts);
    expect(fonts.length, address).toBeGreaterThan(100);
    expect(
      fonts.filter(({ isCustomFont }) => !isCustomFont),
      address,
    ).toEqual([]);
  }
});
