/**
 * Each rule has a page, and the examples of each page are correct.
 *
 * Each example is checked on the base site of the fixtures. The right lines are already there, or replace the line with
 * the same key; the wrong lines replace the right ones. A file that only one side shows exists only on that side.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatHuman } from '../../../generator/diagnostics/index.ts';
import { catalogue } from '../../../generator/rules/catalogue.ts';
import { checkSite } from '../../fixtures/check-site.ts';
import { copyBase, replaceLines } from '../../fixtures/lay-out-site.ts';
import { type RulePage, readRulePages, type Snippet } from './rule-pages.ts';

const pages = readRulePages();
const tried = pages.filter(({ wrong }) => wrong.length > 0);

describe('the pages of the rules', () => {
  it('exist for each rule', () => {
    expect(pages.map(({ id }) => id).sort()).toEqual([...catalogue.keys()].sort());
  });

  it.each(pages)('explain $id with a wrong and a right example or with the cause', (page) => {
    const { id, text, parts, wrong, right, message } = page;
    expect(text.startsWith(`# ${id}\n\n## Why\n\n`)).toBe(true);
    const isTried = wrong.length > 0 && right.length > 0 && message.length > 0;
    expect(parts.slice(1, 3)).toEqual(isTried ? ['Wrong', 'Right'] : ['How it comes about', 'What to do']);
    expect(text.split('\n').length).toBeLessThanOrEqual(50);
  });
});

const [root, pristine] = [copyBase(), copyBase()];
afterAll(() => {
  for (const folder of [root, pristine]) rmSync(folder, { recursive: true });
});

it.each(tried)(
  'the wrong example of $id is reported as its page says, and the right one is not',
  async ({ id, ...page }) => {
    const problems = await tryOut(root, page, page.wrong);
    expect([...new Set(problems.map(({ rule }) => rule))]).toEqual([id]);
    const printed = formatHuman(problems, { colour: false }).replace(/[\u2066-\u2069]/gu, '');
    for (const part of page.message.flatMap((line) => line.split('…')))
      expect(printed).toContain(part.trim());
    // Another test checks the base.
    if (!page.right.every(isInBase)) expect(await tryOut(root, page, page.right)).toEqual([]);
  },
);

type Sides = Pick<RulePage, 'wrong' | 'right'>;

/** Returns the problems of the base site with one side of an example, and restores the site. */
async function tryOut(root: string, { wrong, right }: Sides, side: readonly Snippet[]) {
  for (const { file } of right) if (!side.some((shown) => shown.file === file)) rmSync(join(root, file));
  for (const { file, lines } of side) {
    const path = join(root, file);
    const model = right.find((shown) => shown.file === file);
    if (model === undefined) writeFileSync(path, lines.join('\n'));
    else replaceLines(path, { old: linesFor(model), new: [...lines] });
  }
  const problems = await checkSite(root);
  for (const { file } of [...wrong, ...right]) {
    rmSync(join(root, file), { force: true });
    if (baseText(file) !== '') writeFileSync(join(root, file), baseText(file));
  }
  return problems;
}

/** Returns the lines of the base that an example replaces: the same ones, or the first line with the same key. */
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
  const path = join(pristine, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
