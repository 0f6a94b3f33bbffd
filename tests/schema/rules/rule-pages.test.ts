/**
 * Each rule has a page, and the examples of each page are correct.
 *
 * Each example is checked on the base site of the fixtures. The base site contains the lines of the right example, or a
 * line with the same key, which they replace. The lines of the wrong example replace those of the right one. A file of
 * only one example exists only for that example.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatHuman } from '../../../generator/diagnostics/index.ts';
import { catalogue } from '../../../generator/rules/catalogue.ts';
import { checkSite } from '../../fixtures/check-site.ts';
import { copyBase, replaceLines } from '../../fixtures/create-fixture-site.ts';
import { type RulePage, readRulePages, type Snippet } from './rule-pages.ts';

const pages = readRulePages();
const pagesWithExamples = pages.filter(({ wrong }) => wrong.length > 0);

describe('the pages of the rules', () => {
  it('include one for each rule', () => {
    expect(pages.map(({ id }) => id).sort()).toEqual([...catalogue.keys()].sort());
  });

  it.each(pages)('explain $id with a wrong and a right example, or with causes and advice', (page) => {
    const { id, text, headings, wrong, right, message } = page;
    expect(text.startsWith(`# ${id}\n\n## Why\n\n`)).toBe(true);
    const hasExamples = wrong.length > 0 && right.length > 0 && message.length > 0;
    expect(headings.slice(1, 3)).toEqual(hasExamples ? ['Wrong', 'Right'] : ['Cause', 'What to do']);
    expect(text.split('\n').length).toBeLessThanOrEqual(50);
  });
});

const [root, unchangedRoot] = [copyBase(), copyBase()];
afterAll(() => {
  for (const folder of [root, unchangedRoot]) rmSync(folder, { recursive: true });
});

it.each(pagesWithExamples)(
  'reports the wrong example of $id with the message on its page, and does not report the right example',
  async ({ id, ...page }) => {
    const problems = await checkExample(root, page, page.wrong);
    expect([...new Set(problems.map(({ rule }) => rule))]).toEqual([id]);
    const printed = formatHuman(problems, { colour: false }).replace(/[\u2066-\u2069]/gu, '');
    for (const segment of page.message.flatMap((line) => line.split('…')))
      expect(printed).toContain(segment.trim());
    // Another test checks the base site without changes.
    if (!page.right.every(isInBase)) expect(await checkExample(root, page, page.right)).toEqual([]);
  },
);

type Examples = Pick<RulePage, 'wrong' | 'right'>;

/** Returns the problems of the base site with one of the examples, and restores the site. */
async function checkExample(root: string, { wrong, right }: Examples, example: readonly Snippet[]) {
  try {
    applyExample(root, right, example);
    return await checkSite(root);
  } finally {
    for (const { file } of [...wrong, ...right]) {
      rmSync(join(root, file), { force: true });
      if (baseText(file) !== '') writeFileSync(join(root, file), baseText(file));
    }
  }
}

function applyExample(root: string, right: RulePage['right'], example: readonly Snippet[]): void {
  for (const { file } of right)
    if (!example.some((snippet) => snippet.file === file)) rmSync(join(root, file));
  for (const { file, lines } of example) {
    const path = join(root, file);
    const replaced = right.find((snippet) => snippet.file === file);
    if (replaced === undefined) writeFileSync(path, lines.join('\n'));
    else replaceLines(path, { old: linesFor(replaced), new: [...lines] });
  }
}

/** Returns the lines of the base site that an example replaces: the same lines, or the first line with the same key. */
function linesFor({ file, lines }: Snippet): string[] {
  if (isInBase({ file, lines })) return [...lines];
  const [, key = ''] = /^( *[a-zA-Z]+:)/u.exec(lines[0] ?? '') ?? [];
  return baseText(file)
    .split('\n')
    .filter((line) => line.startsWith(key))
    .slice(0, 1);
}

function isInBase({ file, lines }: Snippet): boolean {
  return `\n${baseText(file)}`.includes(`\n${lines.join('\n')}\n`);
}

function baseText(file: string): string {
  const path = join(unchangedRoot, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
