import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openDevSite } from '../../../../generator/authoring/dev/dev-site.ts';
import { openMemoryCache } from '../../../../generator/cache/cache.ts';
import { createSmallProject } from '../../../fixtures/small-project.ts';
import { edit } from '../../../site/temporary-project.ts';

const record = 'content/en/services/fast-release.yaml';
const address = '/en/services/fast-release';

const openSite = (projectRoot: string, { pseudo = false } = {}) =>
  openDevSite({
    projectRoot,
    cache: openMemoryCache(),
    now: () => new Date(),
    messagesFile: path.join(projectRoot, '.cache/messages.jsonl'),
    lastPages: new Map(),
    lastAssets: new Map(),
    pseudo,
    selectProblems: (all) => all,
    onRenderProblem: () => undefined,
  });

/** In megabytes, after a garbage collection. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1e6;
}

it.runIf(process.env.TEST_MODE === 'nightly')(
  'does not leak memory in a hundred saves, some of which are invalid',
  async () => {
    const project = createSmallProject();
    const site = openSite(project);
    const content = new Set([path.join(project, record)]);
    const save = async (number: number) => {
      const text = number % 10 === 9 ? '[' : `Save ${number}`;
      edit(project, record, /^title: .*$/mu, `title: ${text}`);
      await site.update({ content });
      expect(site.renderPage(address)).toContain(`Save\u00a0${number % 10 === 9 ? number - 1 : number}`);
      await site.check();
    };
    await site.update();
    for (let number = 0; number < 20; number += 1) await save(number);
    const before = measureHeap();
    for (let number = 20; number < 120; number += 1) await save(number);
    // A leak of one site per save adds about a hundred megabytes.
    expect(measureHeap() - before).toBeLessThan(20);
  },
);

it('still shows a published record that becomes a draft, and does not report its address as gone', async () => {
  const project = createSmallProject();
  const addresses = path.join(project, 'content/shared/addresses.yaml');
  writeFileSync(addresses, 'pages: [/services/fast-release]\n');
  edit(project, 'content/shared/services/fast-release.yaml', /^/u, 'draft: true\n');
  const site = openSite(project);
  await site.update();
  const rules = (await site.check()).map(({ rule }) => rule);
  expect(rules).toContain('route/unpublished');
  expect(rules).not.toContain('route/gone');
  expect(site.renderPage(address)).toContain('Draft of common');
});

it('names the files with errors for which a new page waits, first its own', async () => {
  const project = createSmallProject();
  const facts = 'content/shared/blog/new-post.yaml';
  writeFileSync(path.join(project, facts), 'minutes: TODO\n');
  edit(project, record, /^title: .*$/mu, 'title: [');
  const site = openSite(project);
  await site.update();
  expect(site.awaitedFiles('/en/blog/new-post')).toEqual([facts, 'content/en/blog/new-post.yaml']);
  expect(site.awaitedFiles('/en/faq')).toEqual([record, facts]);
  expect(site.awaitedFiles('/en/nowhere')).toEqual([]);
});

it('still loads the scripts of a page that was sent before the settings changed', async () => {
  const project = createSmallProject();
  const site = openSite(project);
  await site.update();
  const scriptOf = () =>
    /<script type="module" src="\/([^"]+)"/u.exec(site.renderPage(address) ?? '')?.[1] ?? '';
  const before = scriptOf();
  const settings = 'content/shared/site.yaml';
  edit(project, settings, /\+1626\d{7}/u, '+16265550199');
  await site.update({ content: new Set([path.join(project, settings)]) });
  expect(scriptOf()).not.toBe(before);
  expect([before, scriptOf()].map(site.files.has)).toEqual([true, true]);
});

it('shows all pages of the other languages while a draft language is incomplete', async () => {
  const project = createSmallProject();
  const draft = 'tag: fr, name: Français, dir: ltr, numberLocale: fr-CA, openGraphLocale: fr_CA, draft: true';
  edit(project, 'content/shared/site.yaml', /^( *- \{ tag: en, .*)$/mu, `$1\n  - { ${draft} }`);
  const site = openSite(project);
  await site.update();
  expect(site.renderPage(address)).toContain('<h1');
  expect(site.renderPage(address.replace('/en/', '/fr/'))).toContain('[en]');
});

it('shows a pseudo-localized language with --pseudo, and updates it with its source', async () => {
  const project = createSmallProject();
  const site = openSite(project, { pseudo: true });
  await site.update();
  const pseudo = () => site.renderPage('/en-XA/services/fast-release') ?? '';
  expect(pseudo()).toContain('<html lang="en-XA" dir="ltr"');
  expect(pseudo()).toMatch(/<h1[^>]*>[^<~]+~+<\/h1>/u);
  expect(pseudo()).toContain('(626)');
  edit(project, record, /^title: .*$/mu, 'title: Call {{phone}} now');
  await site.update({ content: new Set([path.join(project, record)]) });
  expect(pseudo()).toContain('Çàll');
  expect((await site.check()).map(({ file }) => file).filter((file) => file.includes('XA'))).toEqual([]);
  const siteWithoutPseudo = openSite(project);
  await siteWithoutPseudo.update();
  expect(siteWithoutPseudo.renderPage('/en-XA/services/fast-release')).toBeUndefined();
});
