import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cacheFile, noCache } from '../../../../generator/cache/cache.ts';
import { openOutput } from '../../../../generator/pipeline/emit/open-output.ts';
import { type PublishOptions, publishOutput } from '../../../../generator/pipeline/emit/publish-output.ts';
import { prepareOutput } from '../../../../generator/pipeline/emit/stage-output.ts';
import { makeFolder } from '../../make-folder.ts';
import { builder, makeProject, planSite, readTree, siblings } from './temporary-project.ts';

const home = { path: 'index.html', contents: '<h1>Home</h1>' };
const services = { path: 'en/services.html', contents: '<h1>Services</h1>' };

let projectRoot: string;
let options: PublishOptions;
beforeEach(() => {
  projectRoot = makeProject();
  options = { projectRoot, out: 'dist', builder };
});

describe('publishing', () => {
  test('writes every file, the marker and nothing beside the folder', async () => {
    const published = await publishOutput([home, services], options);
    expect(published).toEqual({ value: { written: 2, linked: 0, removed: 0 }, diagnostics: [] });
    expect(Object.keys(readTree(join(projectRoot, 'dist')) ?? {})).toEqual([
      '.made-by-site-generator',
      'en',
      'en/services.html',
      'index.html',
    ]);
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('creates files and folders that everyone can read, regardless of the umask', async () => {
    const modesOf = (paths: readonly string[]) =>
      paths.map((path) => statSync(join(projectRoot, 'dist', path)).mode & 0o777);
    const umask = process.umask(0o077);
    onTestFinished(() => void process.umask(umask));
    await publishOutput([home, services], options);
    expect(modesOf(['.', 'en'])).toEqual([0o755, 0o755]);
    expect(modesOf(['index.html', 'en/services.html', '.made-by-site-generator'])).toEqual([
      0o644, 0o644, 0o644,
    ]);
    // A file without read permission becomes readable again, although its contents did not change.
    chmodSync(join(projectRoot, 'dist/index.html'), 0o600);
    await publishOutput([home, services], options);
    expect(modesOf(['index.html'])).toEqual([0o644]);
  });

  test('links unchanged files and writes changed ones', async () => {
    await publishOutput([home, services], options);
    const before = statSync(join(projectRoot, 'dist/en/services.html'));
    const published = await publishOutput([{ ...home, contents: 'new' }, services], options);
    expect(published.value).toEqual({ written: 1, linked: 1, removed: 0 });
    expect(statSync(join(projectRoot, 'dist/en/services.html')).ino).toBe(before.ino);
    expect(readFileSync(join(projectRoot, 'dist/index.html'), 'utf8')).toBe('new');
  });

  test.each([
    [
      'with the same size and time',
      (path: string) => {
        renameSync(path, `${path}.original`);
        writeFileSync(path, '<h1>Hume</h1>');
        execFileSync('touch', ['-r', `${path}.original`, path]);
        unlinkSync(`${path}.original`);
      },
    ],
    ['by a change of its mode', (path: string) => chmodSync(path, 0o600)],
  ])('does not reuse a file that was edited by hand %s', async (_, edit) => {
    await publishOutput([home, services], options);
    const { mode } = statSync(join(projectRoot, 'dist/index.html'));
    edit(join(projectRoot, 'dist/index.html'));
    const published = await publishOutput([home, services], options);
    expect(published.value).toEqual({ written: 1, linked: 1, removed: 0 });
    expect(readFileSync(join(projectRoot, 'dist/index.html'), 'utf8')).toBe('<h1>Home</h1>');
    expect(statSync(join(projectRoot, 'dist/index.html')).mode).toBe(mode);
  });
  test.each([
    ['is damaged', (file: string) => writeFileSync(file, 'none')],
    ['is missing', (file: string) => rmSync(file)],
  ])('writes all files again when the cache of the last build %s', async (_, damage) => {
    await publishOutput([home, services], options);
    damage(join(projectRoot, cacheFile));
    expect((await publishOutput([home, services], options)).value?.written).toBe(2);
  });
  test('writes the files when the disk does not support hard links', async () => {
    await publishOutput([home, services], options);
    const link = () => linkSync(join(projectRoot, 'dist'), join(projectRoot, 'folders-have-no-links'));
    const published = await publishOutput([home, services], { ...options, link });
    expect(published).toEqual({ value: { written: 2, linked: 0, removed: 0 }, diagnostics: [] });
  });

  test('restores the old output when the new one cannot replace it', async () => {
    await publishOutput([home, services], options);
    const before = readTree(join(projectRoot, 'dist'));
    const link = (from: string, to: string) => {
      linkSync(from, to);
      renameSync(join(projectRoot, '.dist.staging'), join(projectRoot, 'stolen'));
    };
    const published = await publishOutput([services], { ...options, link });
    expect(published.diagnostics.map(({ rule }) => rule)).toEqual(['build/write']);
    expect(readTree(join(projectRoot, 'dist'))).toEqual(before);
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('creates the parent folders of an output that is nested or outside the project', async () => {
    const outside = makeFolder();
    for (const out of ['build/site', join(outside, 'site')]) {
      expect((await publishOutput([home], { ...options, out })).value?.written).toBe(1);
    }
    expect(readdirSync(outside)).toEqual(['site']);
  });
});

describe('a folder that the program did not create', () => {
  test('is rejected when it contains other files', async () => {
    mkdirSync(join(projectRoot, 'dist'));
    writeFileSync(join(projectRoot, 'dist/thesis.txt'), 'years of work');
    const before = readTree(projectRoot);
    const published = await publishOutput([home], options);
    expect(published.value).toBeUndefined();
    expect(published.diagnostics).toMatchObject([
      {
        rule: 'build/foreign-output',
        fix: 'Move dist away or choose another folder with --out.',
        message:
          'The output folder dist contains files that this program did not create, so it is not replaced.',
      },
    ]);
    expect(readTree(projectRoot)).toEqual(before);
  });

  test('is replaced when it is empty', async () => {
    mkdirSync(join(projectRoot, 'dist'));
    expect((await publishOutput([home], options)).value?.written).toBe(1);
  });

  test('is rejected as a symbolic link', async () => {
    mkdirSync(join(projectRoot, 'real'));
    symlinkSync('real', join(projectRoot, 'dist'));
    symlinkSync('nowhere', join(projectRoot, 'out'));
    for (const out of ['dist', 'out']) {
      const { diagnostics } = await publishOutput([home], { ...options, out });
      expect(diagnostics.map(({ message }) => message)).toEqual([
        `The output folder ${out} is a symbolic link, so it cannot be replaced by a build.`,
      ]);
    }
    expect(readdirSync(join(projectRoot, 'real'))).toEqual([]);
  });

  test.each([
    ['.', 'is the project itself'],
    ['..', 'contains the project'],
    ['/', 'contains the project'],
    ['content', 'is in content/'],
    ['templates/public', 'is in templates/'],
    ['link/dist', 'is in content/'],
    ['.cache', 'is the cache'],
    ['dist\0', 'has a NUL character'],
  ])('is rejected at %j, which %s', async (out, reason) => {
    symlinkSync('content', join(projectRoot, 'link'));
    const before = readTree(projectRoot);
    const { value, diagnostics } = await publishOutput([home], { ...options, out });
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['build/output-path']);
    expect(diagnostics[0]?.message).toContain(reason);
    expect(readTree(projectRoot)).toEqual(before);
  });

  test('is rejected when it contains the target of a linked content folder', async () => {
    rmSync(join(projectRoot, 'content'), { recursive: true });
    mkdirSync(join(projectRoot, 'dist/words'), { recursive: true });
    symlinkSync('dist/words', join(projectRoot, 'content'));
    const { diagnostics } = await publishOutput([home], options);
    expect(diagnostics[0]?.message).toContain('contains content/');
  });
});

describe('an invalid plan', () => {
  test.each(['../out.html', 'a/../../out.html', '/etc/passwd', '', 'a\\b', 'a\0'])(
    'with the path %j throws before anything is written',
    async (path) => {
      const plan = [home, { path, contents: '' }];
      await expect(publishOutput(plan, options)).rejects.toThrow('output path');
      expect(readdirSync(projectRoot)).not.toContain('dist');
    },
  );

  test.each([
    [['a.html', 'a.html'], 'is a duplicate'],
    [['a.html', 'A.html'], 'is a duplicate'],
    [['blog', 'blog/a.html'], 'is a file and a folder'],
    [['.made-by-site-generator'], 'is a duplicate'],
    [[], 'is empty'],
  ])('with the paths %j throws an error: %s', async (paths, problem) => {
    const plan = paths.map((path) => ({ path, contents: '' }));
    await expect(publishOutput(plan, options)).rejects.toThrow(problem);
  });
});

describe('an aborted publication', () => {
  test('removes its files before `abort` returns, and keeps the old output', async () => {
    await publishOutput(planSite('a'), options);
    const before = readTree(join(projectRoot, 'dist'));
    const abort = new AbortController();
    const running = publishOutput(planSite('b'), { ...options, signal: abort.signal });
    await new Promise(setImmediate);
    expect(siblings(projectRoot)).toEqual(['.dist.lock', '.dist.staging']);
    abort.abort();
    expect(siblings(projectRoot)).toEqual([]);
    expect(await running).toEqual({ value: undefined, diagnostics: [] });
    expect(readTree(join(projectRoot, 'dist'))).toEqual(before);
    expect(siblings(projectRoot)).toEqual([]);
  });
});

describe('a lock opened before the publication', () => {
  function openLock() {
    const lock = openOutput(options).value;
    if (lock === undefined) throw new Error('The lock must be free.');
    return lock;
  }

  test('is used, but not released', async () => {
    const lock = openLock();
    expect((await publishOutput([home], { ...options, lock })).value?.written).toBe(1);
    expect(siblings(projectRoot)).toEqual(['.dist.lock']);
    lock.release();
    expect(siblings(projectRoot)).toEqual([]);
    expect((await publishOutput([services], { ...options, lock })).value).toBeUndefined();
    expect(existsSync(join(projectRoot, 'dist/index.html'))).toBe(true);
  });

  test('removes the staging folder when it is released', () => {
    const lock = openLock();
    prepareOutput(lock, { cache: noCache }).writeFile(home);
    expect(siblings(projectRoot)).toEqual(['.dist.lock', '.dist.staging']);
    lock.release();
    expect(siblings(projectRoot)).toEqual([]);
  });
});
