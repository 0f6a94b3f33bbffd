import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  findMergeBase,
  openHistory,
  readRevision,
} from '../../../../generator/pipeline/read/read-history.ts';
import { runGit as git } from '../../../run-git.ts';
import { makeFolder } from '../../make-folder.ts';

let root: string;

beforeEach(() => {
  root = makeFolder();
});

function createRepository(): string {
  const folder = path.join(root, 'origin');
  mkdirSync(path.join(folder, 'content'), { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  for (const word of ['one', 'two']) {
    writeFileSync(path.join(folder, 'content/a.yaml'), `${word}\n`);
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message', word);
  }
  return folder;
}

function setVariable(name: string, value: string): void {
  const before = process.env[name];
  process.env[name] = value;
  onTestFinished(() => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  });
}

describe('a repository that Git cannot read', () => {
  it('is reported with the message of Git when another user owns it', () => {
    const folder = createRepository();
    // Git's own tests use this variable to simulate another owner.
    setVariable('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    for (const read of [() => findMergeBase(folder), () => readRevision(folder, 'HEAD')]) {
      expect(read).toThrow(/^Git does not read this repository: .*dubious ownership.*safe\.directory/su);
    }
  });

  it('is reported when it does not exist', () => {
    setVariable('GIT_CEILING_DIRECTORIES', root);
    const folder = path.join(root, 'plain');
    mkdirSync(folder);
    expect(() => findMergeBase(folder)).toThrow(/not a git repository/u);
  });

  it('is reported when Git is not installed', () => {
    const folder = createRepository();
    setVariable('PATH', root);
    expect(() => findMergeBase(folder)).toThrow(/^Git cannot be run: .*\(ENOENT\)\.$/u);
  });
});

it('Git reads the repository of the folder when a hook of another repository runs the program', () => {
  const folder = createRepository();
  const hook = path.join(root, 'hook');
  mkdirSync(hook);
  git(hook, 'init', '--quiet');
  setVariable('GIT_DIR', path.join(hook, '.git'));
  setVariable('GIT_INDEX_FILE', path.join(hook, '.git/index'));
  setVariable('GIT_WORK_TREE', hook);
  expect(readRevision(folder, 'HEAD')).toBeDefined();
  expect([...openHistory(folder)('content/a.yaml')]).toContain('two\n');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'three');
  expect(git(folder, 'log', '-1', '--format=%s').trim()).toBe('three');
  expect(() => git(hook, 'rev-parse', 'HEAD')).toThrow();
});

it('the texts of a file are read from the newest to the oldest, also after its removal', () => {
  const folder = createRepository();
  const readTexts = () => [...new Set(openHistory(folder)('content/a.yaml'))];
  expect(readTexts()).toEqual(['two\n', 'one\n']);
  git(folder, 'rm', '--quiet', 'content/a.yaml');
  git(folder, 'commit', '--quiet', '--message', 'removal');
  expect(readTexts()).toEqual(['two\n', 'one\n']);
});
