import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSmallProject } from '../../fixtures/small-project.ts';
import { edit, hashFolder, runInProcess } from '../../site/temporary-project.ts';

const settings = '.vscode/settings.json';

const check = (folder: string) => runInProcess(folder, ['schema', '--check']);

describe('site schema', () => {
  it('reports each file that differs from the schemas, and repairs it', async () => {
    const folder = createSmallProject();
    expect(await runInProcess(folder, ['schema'])).toMatchObject({ code: 0, output: '' });
    edit(folder, 'schema/json/texts/ui.json', '"type": "object"', '"type": "array"');
    writeFileSync(path.join(folder, 'schema/json/texts/left-over.json'), '{}');
    const { code, output } = await check(folder);
    expect(code).toBe(1);
    expect(output.match(/^schema\S+:1:1 {2}error {2}build\/stale-schema$/gmu)).toEqual([
      'schema/json/texts/left-over.json:1:1  error  build/stale-schema',
      'schema/json/texts/ui.json:1:1  error  build/stale-schema',
    ]);
    expect((await runInProcess(folder, ['schema'])).errors).toBe("2 of the editor's files changed.\n");
    expect((await check(folder)).code).toBe(0);
  });

  it('keeps other settings of the editor, and rejects settings that are not plain JSON', async () => {
    const folder = createSmallProject();
    mkdirSync(path.join(folder, '.vscode'));
    const write = (text: string) => writeFileSync(path.join(folder, settings), text);
    write('{ "editor.fontSize": 14, "yaml.schemas": {} }');
    expect((await runInProcess(folder, ['schema'])).code).toBe(0);
    const settingsFile = JSON.parse(readFileSync(path.join(folder, settings), 'utf8'));
    expect(settingsFile).toMatchObject({ 'editor.fontSize': 14, 'yaml.customTags': [] });
    expect(settingsFile['yaml.schemas']).toMatchObject({
      './schema/json/facts/site.json': 'content/shared/site.yaml',
    });
    write('{ // mine\n}');
    const run = await runInProcess(folder, ['schema']);
    expect(run).toMatchObject({ code: 2, errors: expect.stringContaining('is not plain JSON') });
    expect(readFileSync(path.join(folder, settings), 'utf8')).toContain('// mine');
  });

  it('reports a write error in one line', async () => {
    const folder = createSmallProject();
    writeFileSync(path.join(folder, '.vscode'), 'a file in the way');
    const run = await runInProcess(folder, ['schema']);
    expect(run).toMatchObject({ code: 3, output: '' });
    expect(run.errors).toMatch(/^Cannot write \.vscode.*\n$/u);
  });
});

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
