/** A bracket stands on the line of the name that it opens or closes, on phones, where lines are short. */
import { expect, it } from 'vitest';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

/** Names whose bracket before or after them is on another line. */
function findTornBrackets(): string[] {
  const rowOf = (node: Node, start: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + 1);
    return range.getBoundingClientRect();
  };
  const isOneRow = (a: DOMRect, b: DOMRect) => a.top < b.bottom && b.top < a.bottom;
  return [...document.querySelectorAll('main bdi[lang="en"]')]
    .filter((name) => name.checkVisibility() && name.firstChild instanceof Text)
    .filter(({ firstChild, previousSibling: before, nextSibling: after }) => {
      const words = firstChild as Text;
      const opens = before instanceof Text && before.data.endsWith('(');
      const closes = after instanceof Text && after.data.startsWith(')');
      return (
        (opens && !isOneRow(rowOf(before, before.data.length - 1), rowOf(words, 0))) ||
        (closes && !isOneRow(rowOf(words, words.data.length - 1), rowOf(after, 0)))
      );
    })
    .map((name) => name.parentElement?.textContent ?? '');
}

it.each([
  ['/', 390],
  ['/', 320],
  ['/los-angeles', 390],
  ['/bail-bonds-guide', 320],
] as const)('%s, %d px wide, in Arabic', async (path, width) => {
  const page = await openPage({ viewport: { width, height: 844 } });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('main bdi[lang="en"]').count()).toBeGreaterThan(0);
  expect(await page.evaluate(findTornBrackets)).toEqual([]);
});
