/** The server of writers when its own program changes: templates are a part of it. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyProject, createProject, edit, ownProgram, startSite } from '../site/temporary-project.ts';
import { openBrowser, openVisit } from './browser.ts';
import { startDevSite } from './start-dev-site.ts';

const layout = 'templates/layouts/PageLayout.tsx';
const address = '/en/services/fast-release';

/** Serves a project, and opens a page of it. */
async function openAddress(project: string) {
  const site = await startDevSite({ project });
  const browser = await openBrowser();
  onTestFinished(async () => {
    await browser.close();
    await site.close();
  });
  const { context } = await openVisit(browser, site.origin);
  const page = await context.newPage();
  await page.goto(address);
  return { site, page };
}

it('shows a changed template in the page that is open, and goes on with the old one while the new is broken', async () => {
  const project = copyProject(ownProgram);
  const { site, page } = await openAddress(project);
  await page.locator('.bar').waitFor();
  await page.evaluate(() => Object.assign(window, { isSame: true }));

  edit(project, layout, '<main', '<main data-changed="once"');
  await page.locator('main[data-changed="once"]').waitFor();
  edit(project, layout, '<main data-changed="once"', '<main data-changed=<');
  const problem = page.locator('.panel li a').first();
  await problem.waitFor();
  expect(await problem.textContent()).toMatch(/^templates\/layouts\/PageLayout\.tsx:\d+:\d+$/u);
  expect(site.reported()).toContain('PageLayout.tsx');
  expect(await page.locator('main[data-changed="once"]').count()).toBe(1);
  edit(project, layout, '<main data-changed=<', '<main data-changed="twice"');
  await page.locator('main[data-changed="twice"]').waitFor();
  await page.locator('.panel').waitFor({ state: 'hidden' });

  edit(project, 'content/en/services/fast-release.yaml', /^title: .*$/mu, 'title: Unbroken');
  await page.locator('h1', { hasText: 'Unbroken' }).waitFor();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

it('starts with content that cannot be shown, and shows the page as soon as it can', async () => {
  const project = copyProject();
  const record = 'content/en/services/fast-release.yaml';
  edit(project, record, /^title: /mu, 'title: [');
  const { page } = await openAddress(project);
  await page.locator('.panel li', { hasText: record }).waitFor();
  edit(project, record, /^title: \[/mu, 'title: ');
  await page.locator('main h1').waitFor();
  await page.locator('.panel').waitFor({ state: 'hidden' });
});

it('opens the start page in the browser when it is asked to, once it is there', async () => {
  const project = createProject();
  const bin = path.join(project, 'bin');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'xdg-open'), `#!/bin/sh\necho "$1" >> ${project}/opened\n`, { mode: 0o755 });
  const server = startSite(project, ['dev', '--open'], { PATH: `${bin}:${process.env.PATH}` });
  onTestFinished(() => void server.kill('SIGINT'));
  const [origin] = await once(server.stdout, 'data');
  const opened = () =>
    existsSync(path.join(project, 'opened')) ? readFileSync(path.join(project, 'opened'), 'utf8') : '';
  await expect.poll(opened).toBe(String(origin));
  expect((await fetch(opened().trim())).status).toBe(200);
});

it.each([
  ['/en/services/fast-release', ['fast-release']],
  ['/nowhere', ['No page has an address such as /nowhere.', 'fast-release', 'mobile-service']],
])(
  'reports at --route %s the problems of its files, and all where there is no such page',
  async (route, reported) => {
    const project = copyProject();
    for (const name of ['fast-release', 'mobile-service'])
      edit(project, `content/en/services/${name}.yaml`, /^summary: .*$/mu, 'summary: <b>Bold</b>');
    const site = await startDevSite({ project, args: ['--route', route] });
    onTestFinished(() => site.close());
    await expect.poll(() => site.reported()).toContain('fast-release.yaml');
    const parts = ['No page has an address such as /nowhere.', 'fast-release', 'mobile-service'];
    expect(parts.filter((part) => site.reported().includes(part))).toEqual(reported);
  },
);
