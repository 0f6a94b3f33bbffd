import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { plainText } from '../../generator/authoring/dev/plain-text.ts';
import { runGit as git } from '../run-git.ts';
import { sharedOutput } from '../site/built-pages.ts';
import { copyProject, edit, listFiles, programFiles, startDevSite } from '../site/temporary-project.ts';
import { mainNumber } from './interface-copy.ts';
import { useSite } from './use-site.ts';

const recordFile = 'content/en/services/fast-release.yaml';
const address = '/en/services/fast-release';
const layoutFile = 'templates/layouts/PageLayout.tsx';
const styleFile = 'templates/styles/index.css';

// Chromium logs the missing editor, and the status of pages that cannot be shown.
const fixture = useSite(startProject, { allowed: /editor:|status of 50[03]/u });
let page: Page;

function startProject() {
  const project = copyProject(programFiles);
  writeFileSync(path.join(project, '.gitignore'), 'node_modules\n.cache\n');
  git(project, 'init', '--quiet', '--initial-branch=main');
  commit(project);
  return startDevSite({ project, environment: { EDITOR_URL: 'editor://open?{file}#{line},{column}' } });
}

function commit(project: string): void {
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '--message', 'State');
}

const change = (file: string, from: string | RegExp, to: string) =>
  edit(fixture.site.project, file, from, to);
const setTitle = (title: string) => change(recordFile, /^title: .*$/mu, `title: ${title}`);
const inProject = (file: string) => path.join(fixture.site.project, file);
const reset = () => git(fixture.site.project, 'switch', '--quiet', '--discard-changes', 'main');
const heading = async () => plainText((await page.locator('h1').textContent()) ?? '');
const panel = () => page.locator('.panel');
const problem = (text: string | RegExp) => panel().locator('li', { hasText: text }).first();
const waitUntilFixed = () => panel().waitFor({ state: 'hidden' });
const spacing = () => page.locator('h1').evaluate((element) => getComputedStyle(element).letterSpacing);

beforeEach(async () => {
  page = await fixture.openPage();
  await page.goto(address);
  // Waits until the rules have run and the page shows their result.
  await page.locator('.bar button:enabled', { hasText: 'problem' }).waitFor();
});
afterEach(reset);

describe('a save', () => {
  it('reloads the open page at its scroll position, and writes no output', async () => {
    await page.goto('/en/contact');
    await page.evaluate(() => window.scrollTo(0, 500));
    change('content/en/pages/contact.yaml', /(?<=^hero:\n {2}title: ).*$/mu, 'A new title');
    await expect.poll(heading).toBe('A new title');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    expect(existsSync(inProject('dist'))).toBe(false);
  });

  it('of a style sheet changes the page, and a broken style sheet keeps the last valid one', async () => {
    const original = readFileSync(inProject(styleFile), 'utf8');
    writeFileSync(inProject(styleFile), `${original}\nh1 { letter-spacing: 7px; }\n`);
    await expect.poll(spacing).toBe('7px');
    writeFileSync(inProject(styleFile), `${original}\nh1 { letter-spacing: 9px; `);
    await problem(styleFile).waitFor();
    expect(await spacing()).toBe('7px');
    reset();
    await waitUntilFixed();
    await expect.poll(spacing).toBe('normal');
  });

  it('of a template changes the page; a broken template is reported with its location', async () => {
    change(layoutFile, '<main', '<main data-changed="once"');
    await page.locator('main[data-changed="once"]').waitFor();
    change(layoutFile, '<main data-changed="once"', '<main data-changed=<');
    await problem(/templates\/layouts\/PageLayout\.tsx:\d+:\d+/u).waitFor();
    expect(fixture.site.reported()).toContain('PageLayout.tsx');
    expect(await page.locator('main[data-changed="once"]').count()).toBe(1);
    reset();
    await page.locator('main:not([data-changed])').waitFor();
    await waitUntilFixed();
  });

  it('of a template that throws is reported with the component, and other pages have the status 500', async () => {
    const file = 'templates/components/Hero/Hero.tsx';
    const before = await heading();
    change(
      file,
      /^export function Hero\(.*\) \{$/mu,
      "$&\n  if (Date.now() > 0) throw new Error('thrown here');",
    );
    await problem('thrown here').waitFor();
    const text = await problem('thrown here').textContent();
    expect(text).toMatch(/templates\/components\/Hero\/Hero\.tsx:\d+:\d+/u);
    expect(text).toContain('Hero threw');
    expect(await heading()).toBe(before);
    expect((await page.goto('/en/faq'))?.status()).toBe(500);
    reset();
    await page.locator('main h1').waitFor();
    await waitUntilFixed();
  });

  it('of many files at once by Git is shown completely', async () => {
    const before = await heading();
    git(fixture.site.project, 'switch', '--quiet', '--create', 'other');
    setTitle('On the other branch');
    change(styleFile, /$/u, '\nh1 { letter-spacing: 7px; }\n');
    commit(fixture.site.project);
    await expect.poll(heading).toBe('On the other branch');
    await expect.poll(spacing).toBe('7px');
    reset();
    await expect.poll(heading).toBe(before);
    await expect.poll(spacing).toBe('normal');
  });

  it('adds no thread and no process in many saves', async () => {
    const count = () => {
      const tasks = `/proc/${fixture.site.pid}/task`;
      const children = readdirSync(tasks).map((task) => readFileSync(`${tasks}/${task}/children`, 'utf8'));
      return { threads: readdirSync(tasks).length, children: children.join('').match(/\d+/gu)?.length ?? 0 };
    };
    const saveTitles = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1) {
        setTitle(`Title ${number}`);
        await expect.poll(heading).toBe(`Title ${number}`);
      }
    };
    await saveTitles(0, 5);
    const before = count();
    await saveTitles(5, 25);
    // A process for the check of a save may still run at either time.
    await expect.poll(() => count().threads).toBeLessThanOrEqual(before.threads);
    await expect.poll(() => count().children).toBeLessThanOrEqual(before.children);
  });
});

describe('a problem', () => {
  it('is shown first on its page, as in the terminal, until it is fixed, beside the last valid page', async () => {
    const before = await heading();
    change('content/ar/pages/faq.yaml', /^label: /mu, 'label: [');
    setTitle('[');
    await problem(`${recordFile}:`).waitFor();
    const reported = await problem(`${recordFile}:`).textContent();
    await expect.poll(() => fixture.site.reported()).toContain(reported);
    await problem('content/ar/pages/faq.yaml:').waitFor();
    expect(await panel().locator('li').first().textContent()).toBe(reported);
    const editor = /^editor:\/\/open\?\/.*fast-release\.yaml#\d+,\d+$/u;
    expect(await panel().locator('a').first().getAttribute('href')).toMatch(editor);
    expect(await heading()).toBe(before);
    reset();
    await waitUntilFixed();
  });

  it('highlights its sentence', async () => {
    const marked = () => page.evaluate(() => [...(CSS.highlights.get('dev-problem') ?? [])].map(String));
    setTitle(`Call ${mainNumber} at any hour`);
    await expect.poll(marked).toEqual([expect.stringMatching(/at.any.hour$/u)]);
    reset();
    await expect.poll(marked).toEqual([]);
  });
});

describe('the toolbar', () => {
  it('is not in any published file', () => {
    const files = listFiles(sharedOutput()).filter((name) => /\.(?:html|js|css)$|^_/u.test(name));
    const texts = files.map((name) => readFileSync(path.join(sharedOutput(), name), 'utf8'));
    expect(texts.filter((text) => text.includes('__dev'))).toEqual([]);
  });

  it('opens the line of a sentence in the editor', async () => {
    const response = page.waitForResponse('**/__dev/location');
    await page.locator('h1').click({ modifiers: ['Alt'] });
    const lines = readFileSync(inProject(recordFile), 'utf8').split('\n');
    // The heading may be the same text as the short name.
    const fields = lines.flatMap((text, index) => (/^(?:label|title): /u.test(text) ? [index + 1] : []));
    const location: unknown = await (await response).json();
    expect(location).toMatchObject({ file: recordFile });
    expect(fields).toContain(Object(location).line);
  });
});

describe('a start', () => {
  it('with --open, --route and broken content opens the start page, shows a page once it is fixed, and reports problems of that page only', async () => {
    const project = copyProject();
    for (const name of ['fast-release', 'mobile-service'])
      edit(project, `content/en/services/${name}.yaml`, /^summary: .*$/mu, 'summary: <b>Bold</b>');
    edit(project, recordFile, /^title: /mu, 'title: [');
    const opened = path.join(project, 'opened');
    const bin = path.join(project, 'bin');
    mkdirSync(bin);
    writeFileSync(path.join(bin, 'xdg-open'), `#!/bin/sh\necho "$1" >> ${opened}\n`, { mode: 0o755 });
    const environment = { PATH: `${bin}:${process.env.PATH}` };
    const args = ['--open', '--route', address];
    const { origin, reported, close } = await startDevSite({ project, environment, args });
    onTestFinished(close);
    await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toContain(origin);
    const other = await fixture.openPage({ origin });
    await other.goto(address);
    await other.locator('.panel li', { hasText: recordFile }).waitFor();
    edit(project, recordFile, /^title: \[/mu, 'title: ');
    await other.locator('main h1').waitFor();
    await expect.poll(reported).toContain('text/html');
    expect(reported()).not.toContain('mobile-service.yaml');
  });

  it('that cannot watch folders reports the limit to raise', async () => {
    const { reported, close } = await startDevSite({ wrapper: limitWatches });
    onTestFinished(close);
    await expect.poll(reported).toContain('fs.inotify.max_user_watches');
  });
});

/** A command that runs another one in a system with at most five watches. */
const limitWatches = [
  'unshare',
  '--user',
  '--map-root-user',
  'sh',
  '-c',
  'echo 5 > /proc/sys/user/max_inotify_watches && exec "$@"',
  'sh',
];
