import { readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { create } from '../../../generator/commands/new.ts';
import { parseArguments } from '../../../generator/commands/parse-arguments.ts';
import { translations } from '../../../generator/commands/translations.ts';
import { SITE_FILE } from '../../../generator/content/find-languages.ts';
import { checkSite } from '../../fixtures/check-site.ts';
import { copyBase, copySite, createFixtureSite } from '../../fixtures/create-fixture-site.ts';
import { runGit } from '../../run-git.ts';
import { edit, hashFolder } from '../../site/temporary-project.ts';
import { createProcessContext } from './create-process-context.ts';

async function run(projectRoot: string, ...args: string[]) {
  const { context, printed, reported } = createProcessContext({ isTerminal: false });
  const code = await translations(parseArguments(['translations', ...args]), { ...context, projectRoot });
  return { code, printed: printed.join(''), reported: reported.join('') };
}

const english = 'content/en/pages/thank-you.yaml';
const arabic = 'content/ar/pages/thank-you.yaml';
const lockOf = (root: string) => readFileSync(path.join(root, 'content/lock.yaml'), 'utf8');

async function listProblems(root: string): Promise<string[]> {
  return (await checkSite(root))
    .filter(({ rule }) => ['i18n/stale', 'i18n/lock', 'i18n/unrecorded'].includes(rule))
    .map(({ rule, severity, file, span, key }) => `${severity} ${rule} ${file}:${span.line} ${key}`);
}

const acceptedBase = copyBase();
beforeAll(async () => {
  expect((await run(acceptedBase, 'accept')).code).toBe(0);
});
afterAll(() => rmSync(acceptedBase, { recursive: true }));

const copyAcceptedBase = () => copySite(acceptedBase);

const changeLead = (root: string) => edit(root, english, 'We answer soon.', 'We answer at once.');

describe('site translations', () => {
  it('marks only the translation of a changed sentence as stale until it is accepted', async () => {
    const root = copyAcceptedBase();
    expect(await listProblems(root)).toEqual([]);
    changeLead(root);
    expect(await listProblems(root)).toEqual([`warning i18n/stale ${arabic}:8 hero.lead`]);
    const linesBefore = lockOf(root).split('\n');
    expect((await run(root, 'accept', `${arabic}#hero.lead`)).code).toBe(0);
    expect(await listProblems(root)).toEqual([]);
    expect(
      lockOf(root)
        .split('\n')
        .filter((line) => !linesBefore.includes(line)),
    ).toHaveLength(1);
  });

  it('treats a translation that changed with its source as updated, reports one that changed alone, and accepts both', async () => {
    const root = copyAcceptedBase();
    changeLead(root);
    edit(root, arabic, 'نردّ قريبًا.', 'نردّ فورًا.');
    edit(root, arabic, 'شكرًا لكم', 'شكرًا جزيلًا');
    expect(await listProblems(root)).toEqual([`warning i18n/unrecorded ${arabic}:7 hero.title`]);
    await run(root, 'accept');
    expect(await listProblems(root)).toEqual([]);
    edit(root, english, 'We answer at once.', 'We answer soon.');
    expect(await listProblems(root)).toEqual([`warning i18n/stale ${arabic}:8 hero.lead`]);
  });

  it('keeps texts stale when none is named by its key, and accepts trivial changes of a source file that is named', async () => {
    const root = copyAcceptedBase();
    changeLead(root);
    const before = lockOf(root);
    expect((await run(root, 'accept')).reported).toContain('1 stale text not recorded. List them with');
    expect((await run(root, 'accept', arabic)).reported).toContain(
      '1 stale text not recorded. List them with',
    );
    expect(lockOf(root)).toBe(before);
    await expect(run(root, 'accept', `${english}#hero`)).rejects.toThrow('--trivial');
    await run(root, 'accept', `${english}#hero`, '--trivial');
    expect(await listProblems(root)).toEqual([]);
  });
  it('keeps a text stale when its record is renamed in every folder, also after `accept`', async () => {
    const root = copyAcceptedBase();
    edit(root, 'content/en/services/fast-release.yaml', /^label: .*$/mu, 'label: Another label');
    const listStale = async () => (await listProblems(root)).filter((problem) => problem.includes('stale'));
    const before = await listStale();
    expect(before).toHaveLength(1);
    const renamed = before.map((problem) => problem.replace('fast-release', 'quick-release'));
    for (const folder of ['shared', 'en', 'ar']) {
      const fileOf = (id: string) => path.join(root, `content/${folder}/services/${id}.yaml`);
      renameSync(fileOf('fast-release'), fileOf('quick-release'));
    }
    expect(await listStale()).toEqual(renamed);
    expect((await run(root, 'accept')).reported).toContain('1 stale text not recorded');
    expect(await listStale()).toEqual(renamed);
    expect(lockOf(root)).not.toContain('fast-release');
    expect(JSON.parse((await run(root, '--format', 'json')).printed).languages).toMatchObject([{ stale: 1 }]);
  });

  it.each([
    [
      'with ids',
      'faqs.yaml',
      /^ {4}faqs:\n/mu,
      '      - { id: new, q: "Wie?", a: "So." }',
      /^( +q: ).*$/mu,
      'q',
    ],
    [
      'without ids',
      'services/fast-release.yaml',
      /^description:\n/mu,
      '  - Wie so?',
      /^( +- )Description 1$/mu,
      '',
    ],
  ])(
    'lists only the new and the changed item of a list %s after an insertion',
    async (_, file, list, item, text, field) => {
      const root = copyAcceptedBase();
      const isShown = (problem: string) => /stale|unrecorded/u.test(problem);
      edit(root, `content/en/${file}`, text, '$1Another text?');
      for (const language of ['en', 'ar'])
        edit(root, `content/${language}/${file}`, list, `$&${item.replace('Wie', `Wie ${language}`)}\n`);
      const found = (await listProblems(root)).filter(isShown);
      expect(found).toEqual([
        expect.stringMatching(/unrecorded .*\[0\]\S*$/u),
        expect.stringMatching(`stale .*\\[1\\]\\.?${field}$`),
      ]);
      const message = (await checkSite(root)).find(({ rule }) => rule === 'i18n/unrecorded')?.message;
      expect(message).not.toContain('[1]');
      await run(root, 'accept');
      expect((await listProblems(root)).filter(isShown)).toEqual(found.slice(1));
    },
  );

  it('removes merge markers, duplicate lines, and lines of deleted texts', async () => {
    const root = copyAcceptedBase();
    const lockBefore = lockOf(root);
    edit(
      root,
      'content/lock.yaml',
      /^( {2}hero\.lead: )(\w+) (\w+)$/mu,
      '<<<<<<< ours\n$&\n=======\n$1$2 01234567\n>>>>>>> theirs',
    );
    edit(root, 'content/lock.yaml', /$/u, 'content/ar/pages/gone.yaml:\n  title: 01234567 01234567\n');
    expect(await listProblems(root)).toHaveLength(5);
    expect((await run(root, 'accept')).reported).toContain('6 lines of');
    expect(lockOf(root)).toBe(lockBefore);
  });

  it('shows the old sentence when Git has it, and otherwise the same report without it', async () => {
    const root = copyAcceptedBase();
    runGit(root, 'init', '--quiet');
    runGit(root, 'add', '.');
    runGit(root, 'commit', '--quiet', '-m', 'Everything is translated');
    changeLead(root);
    edit(root, 'content/en/services/fast-release.yaml', /^( +- )Description 1$/mu, '$1Another text');
    edit(root, 'content/en/services/fast-release.yaml', /^description:\n/mu, '$&  - A new text\n');
    edit(root, 'content/ar/services/fast-release.yaml', /^description:\n/mu, '$&  - نصّ جديد\n');
    const oldSentence = '    was  We answer soon. For an arrest now, call {{phone}}.\n';
    const { printed, code } = await run(root, 'stale');
    expect([code, printed]).toEqual([
      0,
      expect.stringContaining(`${oldSentence}    now  We answer at once.`),
    ]);
    expect(printed).toMatch(/"description\[1\]" .*\n.*\n? *was {2}Description 1\n *now {2}Another text\n/u);
    rmSync(path.join(root, '.git'), { recursive: true });
    expect((await run(root, 'stale')).printed).toBe(printed.replaceAll(/^ {4}was .*\n/gmu, ''));
  });

  it('counts translated texts, and fails below the required percentage', async () => {
    const root = copyAcceptedBase();
    changeLead(root);
    edit(root, arabic, 'label: شكرًا', 'label: TODO');
    const { languages } = JSON.parse((await run(root, '--format', 'json')).printed);
    const [{ texts, translated }] = languages;
    expect(languages).toEqual([
      {
        language: 'ar',
        texts,
        translated,
        stale: 1,
        open: texts - translated - 1,
        percent: expect.any(Number),
      },
    ]);
    expect((await run(root, '--fail-under', '100')).code).toBe(1);
    expect((await run(root, '--fail-under', '10')).code).toBe(0);
  });

  it.each([
    ['names an unknown source language', /^(sourceLanguage: ).*/mu, '$1eng', 'ref/unknown'],
    ['cannot be read', /^/u, 'a: [\n', 'yaml/syntax'],
    ['is missing', undefined, '', 'file/missing'],
  ])('writes nothing and reports the problem when content/shared/site.yaml %s', async (_, from, to, rule) => {
    const root = copyAcceptedBase();
    if (from === undefined) rmSync(path.join(root, SITE_FILE));
    else edit(root, SITE_FILE, from, to);
    const before = hashFolder(root);
    const { context, printed } = createProcessContext({ isTerminal: false });
    expect(await create(parseArguments(['new', 'language', 'fr']), { ...context, projectRoot: root })).toBe(
      1,
    );
    for (const args of [[], ['stale'], ['accept'], ['report', '--out', 'a']])
      expect(await run(root, ...args)).toMatchObject({ code: 1, printed: printed.join('') });
    expect([printed.join(''), hashFolder(root)]).toEqual([expect.stringContaining(rule), before]);
  });

  it('suggests a correction for an unknown argument', async () => {
    const root = copyAcceptedBase();
    await expect(run(root, 'stale', arabic)).rejects.toThrow('takes no further argument');
    await expect(run(root, 'acept')).rejects.toThrow('Did you mean accept?');
    await expect(run(root, 'accept', 'content/ar/pages/thank-yu.yaml')).rejects.toThrow(
      `Did you mean ${arabic}?`,
    );
    await expect(run(root, 'accept', `${arabic}#hero.leed`)).rejects.toThrow('Did you mean hero.lead?');
    await expect(run(root, '--language', 'xx')).rejects.toThrow('--language takes');
  });
});

describe('site translations report', () => {
  it('writes a Markdown table of the texts that need work beside their source', async () => {
    const root = createFixtureSite('_base');
    await run(root, 'accept');
    edit(root, 'content/en/pages/thank-you.yaml', 'We answer soon.', 'We answer | at once.');
    expect((await run(root, 'report', '--out', 'reports/all.md')).code).toBe(0);
    const page = readFileSync(path.join(root, 'reports/all.md'), 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toEqual([
      expect.stringMatching(
        /^\| `hero\.lead` \| We answer \\\| at once\. .* \| نردّ قريبًا\..* \| stale: .* \|$/u,
      ),
    ]);
  });
});
