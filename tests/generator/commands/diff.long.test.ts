import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useSmallProject } from '../../fixtures/small-project.ts';
import { runGit } from '../../run-git.ts';
import { edit, hashFolder, listFiles, runInProcess, runSite } from '../../site/temporary-project.ts';

const folder = useSmallProject();

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  commit('first');
});

afterEach(() => {
  git('reset', '--quiet', '--hard', 'main');
  git('clean', '--quiet', '--force', '-d', 'content');
});

const git = (...args: string[]) => runGit(folder, ...args);

function commit(message: string): void {
  git('add', 'content', 'schema', 'templates', 'scripts', 'package.json');
  git('commit', '--quiet', '--message', message);
}

const compare = (...args: string[]) => runInProcess(folder, ['diff', ...args]);
const compareJson = async (...args: string[]) =>
  JSON.parse((await compare(...args, '--format', 'json')).output);

describe('site diff', () => {
  it('finds no changes without edits, and leaves no files behind', () => {
    const state = hashFolder(path.join(folder, '.git'));
    const run = runSite(folder, ['diff']);
    expect(run).toMatchObject({ code: 0, errors: '' });
    expect(run.output).toMatch(/^No page differs between \w+ and the working tree\.\n$/u);
    expect(readdirSync(path.join(folder, '.cache'))).toEqual(['build.db']);
    expect(hashFolder(path.join(folder, '.git'))).toBe(state);
  });

  it('shows the sentences that changed, on the pages that have them, in their language', async () => {
    edit(folder, 'content/en/services/fast-release.yaml', /^title: .*$/mu, 'title: Out within the day');
    const { summary, pages } = await compareJson();
    expect(summary).toEqual({ added: 0, removed: 0, moved: 0, changed: 1, languages: 1 });
    const [{ address, passages }] = pages;
    expect(address).toBe('/en/services/fast-release');
    expect(passages).toContainEqual({ was: [expect.any(String)], now: ['Out within the day'] });
  });

  it('recognizes a page with a new address', async () => {
    for (const file of filesOf('cities/glendora')) renameSync(file, file.replace('.yaml', '-west.yaml'));
    for (const file of listFiles(folder).filter((name) => /^content.*\.yaml$/u.test(name))) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      writeFileSync(path.join(folder, file), text.replaceAll(/\/glendora\b/gu, '/glendora-west'));
    }
    const { summary, pages } = await compareJson();
    expect(summary).toMatchObject({ added: 0, removed: 0, moved: 2 });
    expect(pages).toContainEqual(
      expect.objectContaining({ change: 'moved', from: '/en/glendora', address: '/en/glendora-west' }),
    );
  });

  it('compares two revisions, regardless of the working tree', async () => {
    git('checkout', '--quiet', '-b', 'work');
    for (const file of filesOf('services/fast-release')) cpSync(file, file.replace('fast', 'weekend'));
    commit('another service');
    rmSync(path.join(folder, 'content'), { recursive: true });
    expect((await compare('main', 'work', '--format', 'markdown')).output).toMatch(
      /^\*\*\d+ pages changed, 2 added, .*\n\n- added \/services\/weekend-release\n/u,
    );
    expect((await compareJson('work', 'main')).summary).toMatchObject({ added: 0, removed: 2, moved: 0 });
    git('reset', '--quiet', '--hard');
    expect((await compareJson()).summary).toMatchObject({ added: 2 });
    git('checkout', '--quiet', 'main');
  });

  it('rejects an unknown revision with exit code 2', async () => {
    const run = await compare('v9');
    expect(run).toMatchObject({ code: 2, output: '' });
    expect(run.errors).toBe('Git finds no content at revision "v9".\n');
  });

  it('reports a shallow clone, and the command that completes it', async () => {
    git('branch', '--force', 'proposal');
    git('clone', '--quiet', '--depth', '1', '--branch', 'proposal', `file://${folder}`, '.cache/shallow');
    const run = await runInProcess(path.join(folder, '.cache/shallow'), ['diff']);
    expect(run).toMatchObject({ code: 2, output: '' });
    expect(run.errors).toMatch(
      /^Git finds no common commit .*\. This clone is shallow\. Run "git fetch --unshallow"/u,
    );
  });
});

const filesOf = (record: string) =>
  ['shared', 'ar', 'en'].map((folderName) => path.join(folder, 'content', folderName, `${record}.yaml`));
