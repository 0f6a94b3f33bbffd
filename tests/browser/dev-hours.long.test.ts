/**
 * The server of writers over hours of work: whatever is done to the project, open pages show what the server serves, and
 * the server needs no more of the machine than in the beginning.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyProject, edit, ownProgram } from '../site/temporary-project.ts';
import { openBrowser, openVisit } from './browser.ts';
import { startDevSite } from './start-dev-site.ts';

const address = '/en/';
const content = 'content/en/pages/home.yaml';
const layout = 'templates/layouts/PageLayout.tsx';
const style = 'templates/styles/index.css';

let site: Awaited<ReturnType<typeof startDevSite>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const project = copyProject(ownProgram);
  git(project, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(path.join(project, '.gitignore'), 'node_modules\n.cache\n');
  commit(project);
  site = await startDevSite({ project });
  browser = await openBrowser();
  ({ context } = await openVisit(browser, site.origin));
  page = await context.newPage();
  await page.goto(address);
  await page.locator('.bar button:enabled', { hasText: 'problem' }).waitFor();
});

// Every test begins with the project as it was.
afterEach(async () => {
  git(site.project, 'switch', '--quiet', '--discard-changes', 'main');
  await isQuiet();
  await expectServed({ spacing: 'normal' });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const git = (project: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args], {
    cwd: project,
  });
const commit = (project: string) => {
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '--message', 'State');
};
const textOf = (file: string) => readFileSync(path.join(site.project, file), 'utf8');
const save = (file: string, text: string) => writeFileSync(path.join(site.project, file), text);
const change = (file: string, from: string | RegExp, to: string) => edit(site.project, file, from, to);
const setTitle = (title: string) => change(content, /(?<=^hero:\n {2}title: ).*$/mu, title);

/** What a page shows; attributes come in the order of their names. */
const mainOf = (of: Page) =>
  of.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
    for (const element of main ? [main, ...main.querySelectorAll('*')] : []) {
      const names = element.getAttributeNames().sort();
      const attributes = names.map((name) => [name, element.getAttribute(name) ?? ''] as const);
      for (const name of names) element.removeAttribute(name);
      for (const [name, value] of attributes) element.setAttribute(name, value);
    }
    return {
      version: document.querySelector<HTMLElement>('script[data-version]')?.dataset.version,
      html: main?.outerHTML,
      text: document.querySelector('h1')?.textContent?.replaceAll('\u00a0', ' '),
      spacing: getComputedStyle(document.querySelector('h1') ?? document.body).letterSpacing,
    };
  });

/** Waits until the open page is as if it were loaded now, and a part of it is as expected. */
async function expectServed(expected: Partial<Awaited<ReturnType<typeof mainOf>>> = {}): Promise<void> {
  const other = await context.newPage();
  const compare = async () => {
    await other.goto(address);
    const [open, served] = [await mainOf(page), await mainOf(other)];
    return { open, isServed: isDeepStrictEqual(open, served) && served.version !== '' };
  };
  await expect.poll(compare).toMatchObject({ open: expected, isServed: true });
  await other.close();
}

const panel = () => page.locator('.panel');
const isQuiet = () => panel().waitFor({ state: 'hidden' });

/** What the process of the server needs, by the system. */
function measureServer() {
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
  const tasks = readdirSync(`/proc/${site.pid}/task`);
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${site.pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const megabytes = Number(/^VmRSS:\s+(\d+)/mu.exec(status)?.[1]) / 1024;
  return { threads: tasks.length, children: children.length, megabytes };
}

describe('the server of writers', () => {
  it('needs as many threads, processes and as much memory after 200 titles as after 50', async () => {
    const saveTitles = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1) {
        setTitle(`Title number ${number}`);
        await expect.poll(async () => (await mainOf(page)).text).toBe(`Title number ${number}`);
      }
    };
    await saveTitles(0, 50);
    const before = measureServer();
    await saveTitles(50, 200);
    const after = measureServer();
    expect({ ...after, megabytes: 0 }).toEqual({ ...before, megabytes: 0 });
    // A thread for each save would be thousands.
    expect(after.megabytes - before.megabytes).toBeLessThan(150);
    await expectServed();
  });

  it('needs as many processes and about as much memory after 10 changes of a template as after 3', async () => {
    const saveLayouts = async (from: number, to: number) => {
      const whole = textOf(layout);
      for (let number = from; number < to; number += 1) {
        save(layout, whole.replace('<main', `<main data-number="${number}"`));
        await page.locator(`main[data-number="${number}"]`).waitFor();
      }
      save(layout, whole);
      await page.locator('main:not([data-number])').waitFor();
    };
    await saveLayouts(0, 3);
    const before = measureServer();
    await saveLayouts(3, 13);
    const after = measureServer();
    expect({ ...after, megabytes: 0 }).toEqual({ ...before, megabytes: 0 });
    // A program that stays in memory has some forty.
    expect(after.megabytes - before.megabytes).toBeLessThan(400);
  });
});

describe('an open page shows what the server serves', () => {
  it('when a text is broken and mended', async () => {
    const whole = textOf(content);
    const { text } = await mainOf(page);
    setTitle('[');
    await panel().waitFor();
    await expectServed({ text });
    save(content, whole.replace(/(?<=^hero:\n {2}title: ).*$/mu, 'Mended'));
    await isQuiet();
    await expectServed({ text: 'Mended' });
  });

  it('when a template does not compile, with the place and the reason that the terminal has', async () => {
    const whole = textOf(layout);
    const broken = [
      whole.replace('<main', '<main data-changed=<'),
      whole.replace(/^import /mu, "import { nothing } from './nowhere.ts';\nimport "),
      `${whole}\nexport const broken = missing.property;\n`,
    ];
    for (const text of broken) {
      save(layout, text);
      await panel()
        .locator('li a', { hasText: /^templates\/layouts\/PageLayout\.tsx:\d+:\d+$/u })
        .waitFor();
      const reported = (await panel().locator('li').first().textContent()) ?? '';
      expect(reported.split('\n').length).toBeGreaterThan(1);
      expect(site.reported()).toContain(reported);
      await expectServed();
      save(layout, whole);
      await isQuiet();
      await expectServed();
    }
  });

  it('when a template throws: the last good page, and what is wrong with component, file and line', async () => {
    const file = 'templates/components/Hero/Hero.tsx';
    const whole = textOf(file);
    change(file, /^\}: \w+\) \{$/mu, "$&\n  if (Date.now() > 0) throw new Error('thrown here');");
    const problem = panel().locator('li', { hasText: 'thrown here' });
    await problem.waitFor();
    expect(await problem.textContent()).toMatch(/templates\/components\/Hero\/Hero\.tsx:\d+:\d+/u);
    expect(await problem.textContent()).toContain('Hero threw');
    await expect.poll(() => site.reported()).toContain('thrown here');
    await expectServed();
    const other = await context.newPage();
    const answer = await other.goto('/en/faq');
    expect(answer?.status()).toBe(500);
    await other.locator('.panel li', { hasText: 'thrown here' }).first().waitFor();
    save(file, whole);
    await other.locator('main h1').waitFor();
    await isQuiet();
    await expectServed();
  });

  it('when a change of a template is undone', async () => {
    const whole = textOf(layout);
    change(layout, '<main', '<main data-changed="once"');
    await page.locator('main[data-changed="once"]').waitFor();
    save(layout, whole);
    await page.locator('main:not([data-changed])').waitFor();
    await expectServed();
  });

  it('when a style is changed, broken, mended and undone', async () => {
    const whole = textOf(style);
    save(style, `${whole}\nh1 { letter-spacing: 7px; }\n`);
    await expectServed({ spacing: '7px' });
    save(style, `${whole}\nh1 { letter-spacing: 9px; `);
    await panel().locator('li', { hasText: style }).waitFor();
    await expectServed({ spacing: '7px' });
    save(style, whole);
    await isQuiet();
    await expectServed({ spacing: 'normal' });
  });

  it('when another branch is checked out, and the first again', async () => {
    const { text } = await mainOf(page);
    git(site.project, 'switch', '--quiet', '--create', 'other');
    setTitle('On the other branch');
    change(layout, '<main', '<main data-branch="other"');
    change(style, /$/u, '\nh1 { letter-spacing: 7px; }\n');
    commit(site.project);
    await expectServed({ text: 'On the other branch', spacing: '7px' });
    git(site.project, 'switch', '--quiet', 'main');
    await expectServed({ text, spacing: 'normal' });
    git(site.project, 'switch', '--quiet', 'other');
    await page.locator('main[data-branch="other"]').waitFor();
    await expectServed({ text: 'On the other branch', spacing: '7px' });
  });

  it('when the content folder is replaced, of which nothing is left meanwhile', async () => {
    const folder = path.join(site.project, 'content');
    const copy = `${folder}-copy`;
    cpSync(folder, copy, { recursive: true });
    const { text } = await mainOf(page);
    rmSync(folder, { recursive: true });
    await panel().locator('li', { hasText: 'file/none' }).waitFor();
    await expectServed({ text });
    renameSync(copy, folder);
    await isQuiet();
    setTitle('In the new folder');
    await expectServed({ text: 'In the new folder' });
    const own = path.join(folder, 'en/services');
    renameSync(own, `${site.project}/services`);
    await panel().waitFor();
    renameSync(`${site.project}/services`, own);
    await isQuiet();
    await expectServed({ text: 'In the new folder' });
  });

  it('when the file of one language is deleted: its absence is all that is reported', async () => {
    const file = 'content/es/pages/faq.yaml';
    const whole = textOf(file);
    const reportedBefore = site.reported().length;
    rmSync(path.join(site.project, file));
    await expect
      .poll(() => panel().locator('li.error').allTextContents())
      .toEqual([
        expect.stringMatching(/i18n\/missing-file\s[\s\S]*content\/es\/pages\/faq\.yaml is missing/u),
      ]);
    expect(site.reported().slice(reportedBefore)).not.toContain('render/failed');
    save(file, whole);
    await isQuiet();
    await expectServed();
  });

  it('when everything is saved while a template is being compiled', async () => {
    const whole = textOf(layout);
    for (let number = 0; number < 8; number += 1) {
      save(layout, whole.replace('<main', `<main data-number="${number}"`));
      await page.waitForTimeout(number * 60);
      setTitle(`Title number ${number}`);
      await page.locator(`main[data-number="${number}"]`).waitFor();
      await expectServed({ text: `Title number ${number}` });
    }
  });

  it('in the windows of all languages, of which several are open', async () => {
    const windows = await Promise.all(Array.from({ length: 3 }, () => context.newPage()));
    for (const each of windows) {
      await each.goto(`/__dev/languages?page=${address}`);
      await expect.poll(() => each.frames().length).toBe(4);
      for (const frame of each.frames().slice(1)) await frame.locator('main h1').waitFor();
    }
    setTitle('In every window');
    for (const each of windows)
      await each
        .frameLocator('iframe[lang="en"]')
        .locator('h1', { hasText: /In.every.window/u })
        .waitFor();
    await expectServed({ text: 'In every window' });
  });
});

it('reports folders that cannot be watched, with the limit to raise', async () => {
  const project = copyProject();
  const limited = await startDevSite({ project, wrapper: limitWatches });
  onTestFinished(() => limited.close());
  await expect.poll(() => limited.reported()).toContain('fs.inotify.max_user_watches');
  const update = await fetch(`${limited.origin}/__dev/update?page=/`);
  expect(JSON.stringify(await update.json())).toContain('fs.inotify.max_user_watches');
});

/** Runs a command where the system allows five watches. */
const limitWatches = [
  'unshare',
  '--user',
  '--map-root-user',
  'sh',
  '-c',
  'echo 5 > /proc/sys/user/max_inotify_watches && exec "$@"',
  'sh',
];
