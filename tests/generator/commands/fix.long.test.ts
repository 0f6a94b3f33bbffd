import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSmallProject } from '../../fixtures/small-project.ts';
import { hashFolder, runInProcess } from '../../site/temporary-project.ts';

it('check --fix fixes encoding problems, lists the fixed files, and changes no other file', async () => {
  const project = createSmallProject();
  const content = path.join(project, 'content');
  const before = hashFolder(content);
  const file = path.join(content, 'ar/pages/thank-you.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `\ufeff${text.normalize('NFD').replaceAll('\n', '\r\n')}`);
  expect((await runInProcess(project, ['check'])).output).toContain('text/nfc');
  const run = await runInProcess(project, ['check', '--fix']);
  expect(run).toMatchObject({ code: 0, output: expect.not.stringContaining('text/nfc') });
  expect(run.errors).toContain('Fixed content/ar/pages/thank-you.yaml.\n');
  expect(hashFolder(content)).toBe(before);
  expect((await runInProcess(project, ['check', '--fix'])).errors).not.toContain('Fixed ');
});
