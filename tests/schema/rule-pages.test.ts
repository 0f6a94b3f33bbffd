/**
 * Each rule has a file and a page with the name of its id, and the examples of each page are correct.
 *
 * Each example is checked on the base site of the fixtures. The base site contains the lines of the right example, or a
 * line with the same key, which they replace. The lines of the wrong example replace those of the right one. A file of
 * only one example exists only for that example.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { afterAll, describe, expect, it } from 'vitest';
import { formatHuman } from '../../generator/diagnostics/format-human.ts';
import { checks, definitions } from '../../generator/rules/definitions.ts';
import { stageRules } from '../../generator/rules/stage-rules.ts';
import { checkSite } from '../fixtures/check-site.ts';
import { copyBase, replaceLines, sitesFolder } from '../fixtures/create-fixture-site.ts';
import { expectInEveryFormat } from '../problem-formats.ts';
import { projectRoot } from '../site/temporary-project.ts';

type Snippet = { readonly file: string; readonly lines: readonly string[] };

const namesIn = (folder: string, extension: string) =>
  glob
    .sync('*/*', { cwd: join(projectRoot, folder), ignore: ['shared/*'] })
    .map((file) => file.slice(0, -extension.length))
    .sort();

const pages = namesIn('schema/rules', '.md').map((id) => {
  const text = readFileSync(join(projectRoot, 'schema/rules', `${id}.md`), 'utf8');
  const sections = new Map(
    text
      .split(/^## /mu)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0] ?? '', section]),
  );
  const blocks = (heading: string, language: string) =>
    Array.from(
      sections.get(heading)?.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gmu')) ?? [],
      ([, lines = '']) => lines.split('\n'),
    );
  const snippets = (heading: string) =>
    blocks(heading, 'yaml').map(([path = '', ...lines]): Snippet => ({ file: path.slice(2), lines }));
  return {
    ...{ id, text, headings: [...sections.keys()], wrong: snippets('Wrong'), right: snippets('Right') },
    /** The lines of the message for the wrong example; `…` marks omitted text. */
    message: blocks('Wrong', 'text').flat(),
  };
});
const pagesWithExamples = pages.filter(({ wrong }) => wrong.length > 0);

describe('each rule', () => {
  it('has a page with its name', () => {
    expect(pages.map(({ id }) => id)).toEqual([...definitions.keys()].sort());
  });

  it('is the only export of its kind in a file with its name, and is listed, unless another stage reports it', async () => {
    const listed = await Promise.all(
      ['generator/rules', 'schema/checks'].map(async (folder) => {
        const names = namesIn(folder, '.ts');
        const modules = await Promise.all(
          names.map((name) => import(join(projectRoot, folder, `${name}.ts`))),
        );
        const found = modules.map((module) =>
          checks.filter((check) => Object.values(module).includes(check)),
        );
        expect(found.map(([check, ...others]) => [check?.id, ...others])).toEqual(
          names.map((name) => [name]),
        );
        return found.flat();
      }),
    );
    expect(new Set(listed.flat())).toEqual(new Set(checks));
    const defined = checks.filter((check) => 'severity' in check);
    expect(defined.length + stageRules.length).toBe(definitions.size);
  });

  it('about content has a tested example on its page, or a fixture', () => {
    const printed = glob.sync('*/expected.txt', { cwd: sitesFolder, absolute: true });
    const inFixtures = printed.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/^\S+:\d+:\d+ {2}\w+ {2}(\S+)$/gmu), ([, id]) => id),
    );
    const covered = new Set([...pagesWithExamples.map(({ id }) => id), ...inFixtures]);
    // Tested elsewhere: fixtures contain no links, no large or unreadable files, no public files and few redirects.
    const elsewhere = /^file\/(?:public-name|symlink|taken|too-large|unreadable)$|^route\/redirect-limit$/u;
    const ofContent = /^(?:file|yaml|schema|i18n|ref|route|link|text|font)\//u;
    const ids = [...definitions.keys()].filter((id) => ofContent.test(id) && !elsewhere.test(id));
    expect(ids.filter((id) => !covered.has(id))).toEqual([]);
  });
});

it.each(pages)('the page of $id has a wrong and a right example, or causes and advice', (page) => {
  const { id, text, headings, wrong, right, message } = page;
  expect(text.startsWith(`# ${id}\n\n## Why\n\n`)).toBe(true);
  const hasExamples = wrong.length > 0 && right.length > 0 && message.length > 0;
  expect(headings.slice(1, 3)).toEqual(hasExamples ? ['Wrong', 'Right'] : ['Cause', 'What to do']);
  expect(text.split('\n').length).toBeLessThanOrEqual(50);
});

const [root, unchangedRoot] = [copyBase(), copyBase()];
afterAll(() => {
  for (const folder of [root, unchangedRoot]) rmSync(folder, { recursive: true });
});

it.each(pagesWithExamples)(
  'reports the wrong example of $id with the message on its page in every format, and does not report the right one',
  async ({ id, ...page }) => {
    const problems = await checkExample(page, page.wrong);
    expect([...new Set(problems.map(({ rule }) => rule))]).toEqual([id]);
    const printed = formatHuman(problems, { color: false }).replace(/[\u2066-\u2069]/gu, '');
    for (const segment of page.message.flatMap((line) => line.split('…')))
      expect(printed).toContain(segment.trim());
    expectInEveryFormat(problems, problems.some(({ severity }) => severity === 'error') ? 1 : 0);
    // Another test checks the base site without changes.
    if (!page.right.every(isInBase)) expect(await checkExample(page, page.right)).toEqual([]);
  },
);

type Examples = { readonly wrong: readonly Snippet[]; readonly right: readonly Snippet[] };

/** On the base site, which is restored. */
async function checkExample({ wrong, right }: Examples, example: readonly Snippet[]) {
  try {
    for (const { file } of right)
      if (!example.some((snippet) => snippet.file === file)) rmSync(join(root, file));
    for (const { file, lines } of example) {
      const replaced = right.find((snippet) => snippet.file === file);
      if (replaced === undefined) writeFileSync(join(root, file), lines.join('\n'));
      else replaceLines(join(root, file), { old: linesFor(replaced), new: [...lines] });
    }
    return await checkSite(root);
  } finally {
    for (const { file } of [...wrong, ...right]) {
      rmSync(join(root, file), { force: true });
      if (baseText(file) !== '') writeFileSync(join(root, file), baseText(file));
    }
  }
}

/** The same lines of the base site, or the first line with the same key. */
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
