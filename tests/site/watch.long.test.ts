/** `--watch`: a run after each save. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createProject, edit, startSite } from './temporary-project.ts';

const record = 'content/en/services/fast-release.yaml';

it('builds after each save, also after a broken one, and ends with the code of Ctrl-C', async () => {
  const project = createProject();
  const site = startSite(project, ['generate', '--watch']);
  let told = '';
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (text) => {
      told += String(text);
    });
  const runs = () => told.match(/Waiting for the next save\./gu)?.length ?? 0;
  const built = () => readFileSync(path.join(project, 'dist/en/services/fast-release.html'), 'utf8');
  await expect.poll(runs).toBe(1);
  expect(existsSync(path.join(project, 'dist/index.html'))).toBe(true);

  edit(project, record, /^title: .*$/mu, 'title: [');
  await expect.poll(runs).toBe(2);
  expect(told).toContain(`${record}:`);
  expect(told).toContain('Nothing was written');
  edit(project, record, /^title: .*$/mu, 'title: Mended');
  await expect.poll(runs).toBe(3);
  expect(built()).toContain('Mended');

  site.kill('SIGINT');
  expect(await once(site, 'exit')).toEqual([130, null]);
});

it('checks after each save', async () => {
  const project = createProject();
  const site = startSite(project, ['check', '--watch', '--format', 'json']);
  let printed = '';
  site.stdout.on('data', (text) => {
    printed += String(text);
  });
  await expect.poll(() => printed).toContain('"errors": 0');
  edit(project, record, /^title: .*$/mu, 'title: "{{phonne}}"');
  await expect.poll(() => printed).toContain('{{phonne}}');
  site.kill('SIGTERM');
  expect(await once(site, 'exit')).toEqual([143, null]);
});
