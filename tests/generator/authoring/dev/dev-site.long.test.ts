import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openDevSite } from '../../../../generator/authoring/dev/dev-site.ts';
import { openMemoryCache } from '../../../../generator/cache/cache.ts';
import { createProject, edit } from '../../../site/temporary-project.ts';

const record = 'content/en/services/fast-release.yaml';
const address = '/en/services/fast-release';

const openSite = (projectRoot: string, { pseudo = false } = {}) =>
  openDevSite({
    projectRoot,
    cache: openMemoryCache(),
    now: () => new Date(),
    lastPages: new Map(),
    pseudo,
    selectProblems: (all) => all,
    onRenderProblem: () => undefined,
  });

/** Maximum heap in megabytes when no unused data is retained. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1e6;
}

it('leaves no memory behind in a hundred saves, of which some are broken', async () => {
  const project = createProject();
  const live = openSite(project);
  const content = new Set([path.join(project, record)]);
  const save = async (number: number) => {
    const text = number % 10 === 9 ? '[' : `Save ${number}`;
    edit(project, record, /^title: .*$/mu, `title: ${text}`);
    await live.update({ content });
    expect(live.page(address)).toContain(`Save\u00a0${number % 10 === 9 ? number - 1 : number}`);
    await live.check();
  };
  await live.update();
  for (let number = 0; number < 20; number += 1) await save(number);
  const before = measureHeap();
  for (let number = 20; number < 120; number += 1) await save(number);
  // A leak of one saved site per edit would add some hundred megabytes.
  expect(measureHeap() - before).toBeLessThan(20);
});

it('still shows a published record that becomes a draft, whose address is not lost then', async () => {
  const project = createProject();
  edit(project, 'content/shared/services/fast-release.yaml', /^/u, 'draft: true\n');
  const live = openSite(project);
  await live.update();
  const rules = (await live.check()).map(({ rule }) => rule);
  expect(rules).toContain('route/held-back');
  expect(rules).not.toContain('route/gone');
  expect(live.page(address)).toContain('This page is a draft');
});

it('shows a language of longer texts with --pseudo, and keeps it in step with its source', async () => {
  const project = createProject();
  const live = openSite(project, { pseudo: true });
  await live.update();
  const pseudo = () => live.page('/en-XA/services/fast-release') ?? '';
  expect(pseudo()).toContain('<html lang="en-XA" dir="ltr"');
  expect(pseudo()).toMatch(/<h1[^>]*>[^<]*~{5}/u);
  expect(pseudo()).toContain('(626)');
  edit(project, record, /^title: .*$/mu, 'title: Call {{phone}} now');
  await live.update({ content: new Set([path.join(project, record)]) });
  expect(pseudo()).toContain('Çàll');
  expect((await live.check()).map(({ file }) => file).filter((file) => file.includes('XA'))).toEqual([]);
  const usual = openSite(project);
  await usual.update();
  expect(usual.page('/en-XA/services/fast-release')).toBeUndefined();
});
