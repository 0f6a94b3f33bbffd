import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryCache } from '../../../generator/cache/cache.ts';
import { createContentIndex } from '../../../generator/content/content-index.ts';
import { SITE_FILE } from '../../../generator/content/find-languages.ts';
import { LOCK_FILE } from '../../../generator/content/lock.ts';
import { gatherContent } from '../../../generator/content/site-content.ts';
import { type BuildConfiguration, checkContent, readFiles } from '../../../generator/pipeline/build-site.ts';
import { buildSitemap } from '../../../generator/pipeline/emit/sitemap-and-robots.ts';
import { buildModel } from '../../../generator/pipeline/model/build-model.ts';
import { withSeverity } from '../../../generator/rules/definitions.ts';
import { checkSite } from '../../fixtures/check-site.ts';
import { copyBase, copySite } from '../../fixtures/create-fixture-site.ts';
import { runGit } from '../../run-git.ts';
import { edit, hashFolder, runInProcess } from '../../site/temporary-project.ts';

const english = 'content/en/pages/thank-you.yaml';
const arabic = 'content/ar/pages/thank-you.yaml';
const service = 'content/en/services/fast-release.yaml';
const post = 'paying-the-fee';
const filesOf = (id: string) => ['ar', 'en', 'shared'].map((folder) => `content/${folder}/blog/${id}.yaml`);

const run = (root: string, ...args: readonly string[]) => runInProcess(root, ['translations', ...args]);

/** Accepts on a day; late in its evening in the time zone of the site, it is the next day in UTC. */
async function acceptOn(day: string, root: string, ...args: readonly string[]) {
  const now = new Date(`${day}T23:30:00-08:00`);
  return (await runInProcess(root, ['translations', 'accept', ...args], {}, now)).errors;
}

const recordedBase = copyBase();
beforeAll(() => acceptOn('2026-11-20', recordedBase));
afterAll(() => rmSync(recordedBase, { recursive: true }));

/** Every file and translation was recorded on 20 November. */
const copyRecordedBase = () => copySite(recordedBase);

const lockOf = (root: string) => readFileSync(path.join(root, LOCK_FILE), 'utf8');
const changeLead = (root: string) => edit(root, english, 'We answer soon.', 'We answer at once.');

async function listProblems(root: string): Promise<string[]> {
  return (await checkSite(root))
    .filter(({ rule }) => ['i18n/stale', 'i18n/lock', 'i18n/unrecorded'].includes(rule))
    .map(({ rule, severity, file, span, key }) => `${severity} ${rule} ${file}:${span.line} ${key}`);
}

describe('site translations', () => {
  it('marks only the translation of a changed sentence as stale until it is accepted', async () => {
    const root = copyRecordedBase();
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
    const root = copyRecordedBase();
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
    const root = copyRecordedBase();
    changeLead(root);
    const before = lockOf(root);
    expect((await run(root, 'accept')).errors).toContain('1 stale text not recorded. List them with');
    expect((await run(root, 'accept', arabic)).errors).toContain('1 stale text not recorded. List them with');
    expect(lockOf(root)).toBe(before);
    await run(root, 'accept', `${english}#hero`, '--trivial');
    expect(await listProblems(root)).toEqual([]);
  });
  it('keeps a text stale when its record is renamed in every folder, also after `accept`', async () => {
    const root = copyRecordedBase();
    edit(root, service, /^label: .*$/mu, 'label: Another label');
    const listStale = async () => (await listProblems(root)).filter((problem) => problem.includes('stale'));
    const before = await listStale();
    expect(before).toHaveLength(1);
    const renamed = before.map((problem) => problem.replace('fast-release', 'quick-release'));
    for (const folder of ['shared', 'en', 'ar']) {
      const fileOf = (id: string) => path.join(root, `content/${folder}/services/${id}.yaml`);
      renameSync(fileOf('fast-release'), fileOf('quick-release'));
    }
    expect(await listStale()).toEqual(renamed);
    expect((await run(root, 'accept')).errors).toContain('1 stale text not recorded');
    expect(await listStale()).toEqual(renamed);
    expect(lockOf(root)).not.toContain('fast-release');
    expect(JSON.parse((await run(root, '--format', 'json')).output).languages).toMatchObject([{ stale: 1 }]);
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
      const root = copyRecordedBase();
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
    const root = copyRecordedBase();
    const lockBefore = lockOf(root);
    edit(
      root,
      LOCK_FILE,
      /^( {2}hero\.lead: )(\w+) (\w+)$/mu,
      '<<<<<<< ours\n$&\n=======\n$1$2 01234567\n>>>>>>> theirs',
    );
    edit(root, LOCK_FILE, /$/u, 'content/ar/pages/gone.yaml:\n  title: 01234567 01234567\n');
    expect(await listProblems(root)).toHaveLength(5);
    expect((await run(root, 'accept')).errors).toContain('6 lines of');
    expect(lockOf(root)).toBe(lockBefore);
  });

  it('shows the old sentence when Git has it, and otherwise the same report without it', async () => {
    const root = copyRecordedBase();
    runGit(root, 'init', '--quiet');
    runGit(root, 'add', '.');
    runGit(root, 'commit', '--quiet', '-m', 'Everything is translated');
    changeLead(root);
    edit(root, service, /^( +- )Description 1$/mu, '$1Another text');
    edit(root, service, /^description:\n/mu, '$&  - A new text\n');
    edit(root, 'content/ar/services/fast-release.yaml', /^description:\n/mu, '$&  - نصّ جديد\n');
    const oldSentence = '    was  We answer soon. For an arrest now, call {{phone}}.\n';
    const { output, code } = await run(root, 'stale');
    expect([code, output]).toEqual([0, expect.stringContaining(`${oldSentence}    now  We answer at once.`)]);
    expect(output).toMatch(/"description\[1\]" .*\n.*\n? *was {2}Description 1\n *now {2}Another text\n/u);
    rmSync(path.join(root, '.git'), { recursive: true });
    expect((await run(root, 'stale')).output).toBe(output.replaceAll(/^ {4}was .*\n/gmu, ''));
  });

  it('counts translated texts, and fails below the required percentage', async () => {
    const root = copyRecordedBase();
    changeLead(root);
    edit(root, arabic, 'label: شكرًا', 'label: TODO');
    const { languages } = JSON.parse((await run(root, '--format', 'json')).output);
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
    const root = copyRecordedBase();
    if (from === undefined) rmSync(path.join(root, SITE_FILE));
    else edit(root, SITE_FILE, from, to);
    const before = hashFolder(root);
    const created = await runInProcess(root, ['new', 'language', 'fr']);
    expect(created).toMatchObject({ code: 1, output: expect.stringContaining(rule) });
    for (const args of [[], ['stale'], ['accept'], ['report', '--out', 'a']])
      expect(await run(root, ...args)).toMatchObject({ code: 1, output: created.output });
    expect(hashFolder(root)).toBe(before);
  });

  it.each([
    ['a second argument', ['stale', arabic], 'takes no further argument'],
    ['a misspelled command', ['acept'], 'Did you mean accept?'],
    ['a misspelled file', ['accept', arabic.replace('you', 'yu')], `Did you mean ${arabic}?`],
    ['a misspelled key', ['accept', `${arabic}#hero.leed`], 'Did you mean hero.lead?'],
    ['an unknown language', ['--language', 'xx'], '--language takes'],
    ['a changed source without --trivial', ['accept', `${english}#hero`], '--trivial'],
  ])('rejects %s', async (_, args, message) => {
    const root = copyRecordedBase();
    changeLead(root);
    const { code, errors } = await run(root, ...args);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });

  it('writes a report: a Markdown table of the texts that need work beside their source', async () => {
    const root = copyRecordedBase();
    edit(root, english, 'We answer soon.', 'We answer | at once.');
    expect((await run(root, 'report', '--out', 'reports/all.md')).code).toBe(0);
    const page = readFileSync(path.join(root, 'reports/all.md'), 'utf8');
    expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
      expect.stringMatching(
        /^\| `hero\.lead` \| We answer \\\| at once\. .* \| نردّ قريبًا\..* \| stale: .* \|$/u,
      ),
    ]);
  });
});

const recordedDays = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...lockOf(root).matchAll(/^(content\/.*):\n {2}\.day: (\S+)/gmu)].map(([, file, day]) => [file, day]),
  );

/** The cases differ in a few files; the others are parsed and checked once. */
const cache = openMemoryCache();

async function readIndex(root: string, options: Partial<BuildConfiguration> = {}) {
  const configuration = { projectRoot: root, release: false, ...options };
  return {
    configuration,
    index: createContentIndex(await readFiles({ configuration, cache }), configuration),
  };
}

/** At noon of 24 November, with their days and lines. */
async function checkDays(root: string, options: Partial<BuildConfiguration> = {}): Promise<string[]> {
  const noon = new Date('2026-11-24T20:00:00Z');
  const { configuration, index } = await readIndex(root, { now: noon, ...options });
  return checkContent(index, { configuration, cache })
    .map(withSeverity)
    .flatMap(({ rule, severity, location }) =>
      /^age\/|^i18n\/lock$/u.test(rule) ? `${severity} ${rule} ${location.file}` : [],
    );
}

function copyPost(root: string, id: string): void {
  for (const file of filesOf(post)) cpSync(path.join(root, file), path.join(root, file.replace(post, id)));
}

describe('the day of a file in the lock file', () => {
  it('is that of the last change, and moves for this file only when it is accepted by its name', async () => {
    const root = copyRecordedBase();
    const before = recordedDays(root);
    expect(Object.keys(before)).toEqual(expect.arrayContaining([english, SITE_FILE]));
    expect(new Set(Object.values(before))).toEqual(new Set(['2026-11-20']));
    changeLead(root);
    edit(root, SITE_FILE, /^/u, '# a comment\n\n');
    expect(await checkDays(root)).toEqual([`warning age/changed ${english}`]);
    expect((await readIndex(root)).index.days.get(english)?.day).toBe('2026-11-20');
    await acceptOn('2026-11-23', root, english, SITE_FILE);
    expect(recordedDays(root)).toEqual({ ...before, [english]: '2026-11-23' });
    expect(await checkDays(root)).toEqual([]);
  });

  it('stays with --trivial', async () => {
    const root = copyRecordedBase();
    const before = recordedDays(root);
    changeLead(root);
    await acceptOn('2026-11-23', root, english, '--trivial');
    expect(recordedDays(root)).toEqual(before);
    expect(await checkDays(root)).toEqual([]);
  });

  it('is today for new files when no file is named, and changed files are only listed', async () => {
    const root = copyRecordedBase();
    const before = recordedDays(root);
    changeLead(root);
    copyPost(root, 'new');
    expect(await acceptOn('2026-11-23', root)).toMatch(new RegExp(`1 changed file not .* ${english}\n`, 'u'));
    const added = Object.fromEntries(filesOf('new').map((file) => [file, '2026-11-23']));
    expect(recordedDays(root)).toEqual({ ...before, ...added });
    expect(await checkDays(root)).toEqual([`warning age/changed ${english}`]);
  });

  it('moves with a renamed file', async () => {
    const root = copyRecordedBase();
    const renamed = filesOf('renamed');
    for (const [index, file] of filesOf(post).entries())
      renameSync(path.join(root, file), path.join(root, renamed[index] ?? ''));
    const { days } = (await readIndex(root)).index;
    expect(renamed.map((file) => days.get(file)?.day)).toEqual(renamed.map(() => '2026-11-20'));
    await acceptOn('2026-11-23', root);
    expect(recordedDays(root)).toMatchObject(Object.fromEntries(renamed.map((file) => [file, '2026-11-20'])));
    expect(lockOf(root)).not.toContain(post);
  });

  it.each([
    ['the one with the current hash', ['2026-11-19 HASH', '2026-11-22 01234567'], '2026-11-19', []],
    ['the newest with the current hash', ['2026-11-19 HASH', '2026-11-21 HASH'], '2026-11-21', []],
    [
      'the newest when none has it',
      ['2026-11-22 01234567', '2026-11-21 89abcdef'],
      '2026-11-22',
      [`warning age/changed ${english}`],
    ],
  ])('after a merge is, of two lines, %s', async (_, days, expected, problems) => {
    const root = copyRecordedBase();
    const [line = '', hash = ''] =
      new RegExp(`(?<=${english}:\n)  .day: \\S+ (.*)\n`, 'u').exec(lockOf(root)) ?? [];
    const lines = days.map((day) => `  .day: ${day.replace('HASH', hash)}\n`);
    edit(root, LOCK_FILE, `${english}:\n${line}`, `${english}:\n${lines.join('')}`);
    expect((await readIndex(root)).index.days.get(english)?.day).toBe(expected);
    expect(await checkDays(root)).toEqual([`note i18n/lock ${LOCK_FILE}`, ...problems]);
    await acceptOn('2026-11-23', root);
    expect(lockOf(root).match(new RegExp(`${english}:\n  .day: \\S+ \\S+\n(?!  .day)`, 'u'))).not.toBeNull();
    expect(recordedDays(root)[english]).toBe(expected);
  });

  it('is a warning when it is after the day of the build, unless that day is set', async () => {
    const root = copyRecordedBase();
    changeLead(root);
    await acceptOn('2026-11-25', root, english);
    expect(await checkDays(root)).toEqual([`warning age/future ${LOCK_FILE}`]);
    expect(await checkDays(root, { date: '2026-11-23' })).toEqual([]);
    expect(await checkDays(root, { acceptsFutureDates: true })).toEqual([]);
  });
});

describe('a file without a day', () => {
  it('is an error of a release, also without a lock file', async () => {
    const root = copyRecordedBase();
    copyPost(root, 'new');
    expect(await checkDays(root)).toEqual([]);
    expect(await checkDays(root, { release: true })).toEqual(
      filesOf('new').map((file) => `error age/undated ${file}`),
    );
    const { files } = (await readIndex(root)).index;
    rmSync(path.join(root, LOCK_FILE));
    expect(await checkDays(root, { release: true })).toHaveLength(files.length);
  });

  it('may be a draft, but not a scheduled record', async () => {
    const root = copyRecordedBase();
    copyPost(root, 'draft');
    edit(root, 'content/shared/blog/draft.yaml', /^/u, 'draft: true\n');
    cpSync(path.join(root, 'content/en'), path.join(root, 'content/fr'), { recursive: true });
    const language =
      '{ tag: fr, name: Français, dir: ltr, numberLocale: fr, openGraphLocale: fr_FR, draft: true }';
    edit(root, SITE_FILE, /^languages:\n/mu, `$&  - ${language}\n`);
    await acceptOn('2026-11-23', root, SITE_FILE);
    await acceptOn('2026-11-23', root);
    expect(Object.keys(recordedDays(root)).filter((file) => /draft|\/fr\//u.test(file))).toEqual([]);
    expect(await checkDays(root, { release: true })).toEqual([]);
    edit(root, 'content/shared/blog/draft.yaml', /^draft: true\npublished: .*/u, 'published: 2026-12-24');
    expect(await checkDays(root, { release: true })).toHaveLength(filesOf('draft').length);
  });

  it('adds no lastmod to the sitemap, and a post without days has that of its publication', async () => {
    const root = copyRecordedBase();
    for (const file of [english.replace('thank-you', 'faq'), 'content/en/faqs.yaml', ...filesOf(post)])
      edit(root, LOCK_FILE, new RegExp(`(?<=${file}:\n)  .day: .*\n`, 'u'), '');
    const { published, routes, days } = (await readIndex(root)).index;
    const model = buildModel(gatherContent(published, days), routes);
    const sitemap = String(buildSitemap(model).contents);
    const lastModified = (address: string) =>
      new RegExp(`${address}</loc>(?:\\s*<lastmod>(.*)</lastmod>)?`, 'u').exec(sitemap)?.[1];
    expect([lastModified('/en/faq'), lastModified('/en/contact')]).toEqual([undefined, '2026-11-20']);
    const shown = model.languages[0]?.pages[0]?.context.posts.find(({ id }) => id === post);
    expect(shown?.updated).toEqual(shown?.published);
    expect(lastModified(`/blog/${post}`)).toBe(shown?.published.iso);
  });
});
