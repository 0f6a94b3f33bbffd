import { appendFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useSmallProject } from '../../fixtures/small-project.ts';
import { edit, hashFolder, runInProcess } from '../../site/temporary-project.ts';

const project = useSmallProject();
const dist = path.join(project, 'dist');

beforeAll(async () => {
  edit(project, 'content/shared/site.yaml', /^ {2}- \{ tag: ar.*\n/mu, '');
  rmSync(path.join(project, 'content/ar'), { recursive: true });
  rmSync(path.join(project, 'content/lock.yaml'));
  const rules = Array.from(
    { length: 2000 },
    (_, index) => `.a${(index * 7919).toString(36)} { order: ${index} }`,
  );
  appendFileSync(path.join(project, 'templates/styles/base.css'), rules.join('\n'));
  expect(await runInProcess(project, ['generate'])).toMatchObject({ code: 0, output: '' });
});

it('generate --budget reports a style sheet above its limit, although the content did not change', async () => {
  const before = hashFolder(dist);
  const { code, output, errors } = await runInProcess(project, ['generate', '--budget']);
  expect(code).toBe(1);
  // The style sheet is the cause, also of pages that are too heavy.
  expect(output).toMatch(/^templates\/styles\/\S+\.css:1:1 {2}error {2}build\/budget$/mu);
  expect(output).not.toMatch(/^content\/\S+ {2}error {2}build\/budget$/mu);
  expect(errors).toMatch(/^faq .*!\S+ of 15\.5 KB/mu);
  expect(hashFolder(dist)).toBe(before);
});

it('check --output reports the HTML of a page that is not valid, and does not restore the output of a killed build', async () => {
  renameSync(dist, path.join(project, '.dist.previous'));
  // HTML does not allow sections of the same name.
  const file = 'content/en/legal/privacy-policy.yaml';
  edit(project, file, /^( +- id: passage-\d\n +title: .*) \d$/gmu, '$1');
  const { code, output } = await runInProcess(project, ['check', '--output']);
  expect(code).toBe(1);
  expect(output).toMatch(/^content\/en\/legal\/privacy-policy\.yaml:1:1 {2}error {2}html\/invalid$/mu);
  expect(existsSync(dist)).toBe(false);
});
