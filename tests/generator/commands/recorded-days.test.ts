import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryCache } from '../../../generator/cache/cache.ts';
import { parseArguments } from '../../../generator/commands/parse-arguments.ts';
import { translations } from '../../../generator/commands/translations.ts';
import { createContentIndex } from '../../../generator/content/content-index.ts';
import { SITE_FILE } from '../../../generator/content/find-languages.ts';
import { LOCK_FILE } from '../../../generator/content/lock.ts';
import { gatherContent } from '../../../generator/content/site-content.ts';
import { type BuildConfiguration, checkContent, readFiles } from '../../../generator/pipeline/build-site.ts';
import { buildSitemap } from '../../../generator/pipeline/emit/sitemap-and-robots.ts';
import { buildModel } from '../../../generator/pipeline/model/build-model.ts';
import { withSeverity } from '../../../generator/rules/definitions.ts';
import { copyBase, copySite } from '../../fixtures/create-fixture-site.ts';
import { edit } from '../../site/temporary-project.ts';
import { createProcessContext } from './create-process-context.ts';

const english = 'content/en/pages/thank-you.yaml';
const post = 'paying-the-fee';
const filesOf = (id: string) => ['ar', 'en', 'shared'].map((folder) => `content/${folder}/blog/${id}.yaml`);

/** Accepts on a day; late in its evening in the time zone of the site, it is the next day in UTC. */
async function acceptOn(day: string, root: string, ...args: readonly string[]) {
  const { context, reported } = createProcessContext({ isTerminal: false });
  const now = () => new Date(Date.parse(`${day}T23:30:00-08:00`));
  await translations(parseArguments(['translations', 'accept', ...args]), {
    ...context,
    projectRoot: root,
    now,
  });
  return reported.join('');
}

const lockOf = (root: string) => readFileSync(path.join(root, LOCK_FILE), 'utf8');

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

const recordedBase = copyBase();
beforeAll(() => acceptOn('2026-11-20', recordedBase));
afterAll(() => rmSync(recordedBase, { recursive: true }));

/** Every file was recorded on 20 November. */
const copyRecordedBase = () => copySite(recordedBase);

const changeLead = (root: string) => edit(root, english, 'We answer soon.', 'We answer at once.');

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
