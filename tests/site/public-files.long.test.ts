/** A file of templates/public that the build also writes is an error of `check` and `generate`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSmallProject } from '../fixtures/small-project.ts';
import { hashFolder, runInProcess } from './temporary-project.ts';

it('a public file at the path of a page, or of a file for crawlers, is reported with both locations, and ignored files are not published', async () => {
  const project = createSmallProject();
  const write = (name: string) => writeFileSync(path.join(project, 'templates/public', name), 'own');
  write('.DS_Store');
  expect((await runInProcess(project, ['generate'])).code).toBe(0);
  const dist = path.join(project, 'dist');
  expect(() => readFileSync(path.join(dist, '.DS_Store'))).toThrow('ENOENT');
  const before = hashFolder(dist);
  write('robots.txt');
  write('faq.html');
  for (const command of [['check', '--output'], ['generate']]) {
    const { code, output } = await runInProcess(project, [...command, '--format', 'json']);
    const { problems } = JSON.parse(output);
    expect(code).toBe(1);
    expect(problems.filter(({ severity }: { severity: string }) => severity === 'error')).toMatchObject([
      {
        rule: 'file/taken',
        file: 'templates/public/faq.html',
        related: [{ file: expect.stringMatching(/^content\/ar\//u) }],
      },
      {
        rule: 'file/taken',
        file: 'templates/public/robots.txt',
        related: [{ file: 'content/shared/site.yaml' }],
      },
    ]);
  }
  expect(hashFolder(dist)).toBe(before);
});
