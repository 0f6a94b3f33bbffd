import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOutput } from '../../../generator/emit/open-output.ts';
import { publishOutput } from '../../../generator/emit/publish-output.ts';
import { listPacks } from '../store/list-packs.ts';
import { builder, makeProject, planSite, readTree } from './temporary-project.ts';

const home = { path: 'index.html', contents: '<h1>Home</h1>' };
const services = { path: 'en/services.html', contents: '<h1>Services</h1>' };

function siblings(root: string): readonly string[] {
  return readdirSync(root).filter((name) => name.startsWith('.dist'));
}

describe('publishing', () => {
  test('writes every file, the marker and nothing beside the folder', async () => {
    const projectRoot = makeProject();
    const published = await publishOutput([home, services], { projectRoot, out: 'dist', builder });
    expect(published).toEqual({ value: { written: 2, linked: 0, removed: 0 }, diagnostics: [] });
    expect(Object.keys(readTree(join(projectRoot, 'dist')) ?? {})).toEqual([
      '.made-by-site-generator',
      'en',
      'en/services.html',
      'index.html',
    ]);
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('links what did not change and writes what did', async () => {
    const projectRoot = makeProject();
    const options = { projectRoot, out: 'dist', builder };
    await publishOutput([home, services], options);
    const before = statSync(join(projectRoot, 'dist/en/services.html'));
    const published = await publishOutput([{ ...home, contents: 'new' }, services], options);
    expect(published.value).toEqual({ written: 1, linked: 1, removed: 0 });
    expect(statSync(join(projectRoot, 'dist/en/services.html')).ino).toBe(before.ino);
    expect(readFileSync(join(projectRoot, 'dist/index.html'), 'utf8')).toBe('new');
  });

  test('keeps linking through further builds', async () => {
    const projectRoot = makeProject();
    const options = { projectRoot, out: 'dist', builder };
    for (const _ of [1, 2, 3]) await publishOutput([home, services], options);
    expect((await publishOutput([home, services], options)).value?.linked).toBe(2);
  });

  test('makes the same tree over an old output as into nothing', async () => {
    const projectRoot = makeProject();
    await publishOutput(planSite('a'), { projectRoot, out: 'dist', builder });
    await publishOutput(planSite('b'), { projectRoot, out: 'dist', builder });
    await publishOutput(planSite('b'), { projectRoot, out: 'fresh', builder });
    expect(readTree(join(projectRoot, 'dist'))).toEqual(readTree(join(projectRoot, 'fresh')));
  });

  test('removes deleted pages and the folders that they leave empty', async () => {
    const projectRoot = makeProject();
    const options = { projectRoot, out: 'dist', builder };
    await publishOutput([home, services, { path: 'blog/a/b.html', contents: '' }], options);
    expect((await publishOutput([home], options)).value?.removed).toBe(2);
    expect(Object.keys(readTree(join(projectRoot, 'dist')) ?? {})).toEqual([
      '.made-by-site-generator',
      'index.html',
    ]);
  });

  test.each([
    ['with another size', (path: string) => writeFileSync(path, 'edited')],
    ['with the same size', (path: string) => writeFileSync(path, '<h1>Hume</h1>')],
    [
      'with the same inode and time',
      (path: string) => {
        execFileSync('touch', ['-r', path, `${path}.time`]);
        writeFileSync(path, 'edited');
        execFileSync('touch', ['-r', `${path}.time`, path]);
        unlinkSync(`${path}.time`);
      },
    ],
    [
      'with the same size and time',
      (path: string) => {
        renameSync(path, `${path}.original`);
        writeFileSync(path, '<h1>Hume</h1>');
        execFileSync('touch', ['-r', `${path}.original`, path]);
        unlinkSync(`${path}.original`);
      },
    ],
    ['by its mode', (path: string) => chmodSync(path, 0o600)],
  ])('does not carry over a file edited by hand %s', async (_, edit) => {
    const projectRoot = makeProject();
    const options = { projectRoot, out: 'dist', builder };
    await publishOutput([home, services], options);
    const { mode } = statSync(join(projectRoot, 'dist/index.html'));
    edit(join(projectRoot, 'dist/index.html'));
    const published = await publishOutput([home, services], options);
    expect(published.value).toEqual({ written: 1, linked: 1, removed: 0 });
    expect(readFileSync(join(projectRoot, 'dist/index.html'), 'utf8')).toBe('<h1>Home</h1>');
    expect(statSync(join(projectRoot, 'dist/index.html')).mode).toBe(mode);
  });

  test('does not carry over a file put into the output by hand', async () => {
    const projectRoot = makeProject();
    const options = { projectRoot, out: 'dist', builder };
    await publishOutput([home], options);
    writeFileSync(join(projectRoot, 'dist/notes.txt'), 'mine');
    expect((await publishOutput([home], options)).value?.removed).toBe(1);
    expect(existsSync(join(projectRoot, 'dist/notes.txt'))).toBe(false);
  });

  test('repairs what was changed behind its back when it is asked to write everything', async () => {
    const projectRoot = makeProject();
    const options = { projectRoot, out: 'dist', builder };
    await publishOutput([home, services], options);
    expect((await publishOutput([home, services], { ...options, full: true })).value).toEqual({
      written: 2,
      linked: 0,
      removed: 0,
    });
  });

  test('names the files that no build had written', async () => {
    const projectRoot = makeProject();
    const options = { projectRoot, out: 'dist', builder };
    await publishOutput([home, services], options);
    writeFileSync(join(projectRoot, 'dist/en/notes.txt'), 'mine');
    expect((await publishOutput([home], options)).value).toEqual({
      written: 0,
      linked: 1,
      removed: 2,
      foreign: ['en/notes.txt'],
    });
  });

  test.each<[string, (pack: string, bytes: Buffer) => void]>([
    ['is damaged', (pack, bytes) => writeFileSync(pack, bytes.with(3, 0))],
    ['is cut off', (pack, bytes) => writeFileSync(pack, bytes.subarray(0, -1))],
    ['is gone', (pack) => rmSync(pack)],
  ])('writes everything anew when the record of the last build %s', async (_, harm) => {
    const projectRoot = makeProject();
    const options = { projectRoot, out: 'dist', builder };
    await publishOutput([home, services], options);
    const [pack = ''] = listPacks(projectRoot, 'outputs');
    harm(pack, readFileSync(pack));
    expect((await publishOutput([home, services], options)).value?.written).toBe(2);
  });

  test('writes everything anew over an output that another build put there', async () => {
    const projectRoot = makeProject();
    const options = { projectRoot, out: 'dist', builder };
    await publishOutput([home, services], options);
    await publishOutput([home, services], { ...options, out: 'other' });
    rmSync(join(projectRoot, 'dist'), { recursive: true });
    renameSync(join(projectRoot, 'other'), join(projectRoot, 'dist'));
    expect((await publishOutput([home, services], options)).value?.written).toBe(2);
  });

  test('writes the files when the disk refuses hard links', async () => {
    const projectRoot = makeProject();
    await publishOutput([home, services], { projectRoot, out: 'dist', builder });
    const link = () => linkSync(join(projectRoot, 'dist'), join(projectRoot, 'folders-have-no-links'));
    const published = await publishOutput([home, services], { projectRoot, out: 'dist', builder, link });
    expect(published).toEqual({ value: { written: 2, linked: 0, removed: 0 }, diagnostics: [] });
  });

  test('puts the old output back when the new one cannot take its place', async () => {
    const projectRoot = makeProject();
    await publishOutput([home, services], { projectRoot, out: 'dist', builder });
    const before = readTree(join(projectRoot, 'dist'));
    const link = (from: string, to: string) => {
      linkSync(from, to);
      renameSync(join(projectRoot, '.dist.staging'), join(projectRoot, 'stolen'));
    };
    const published = await publishOutput([services], { projectRoot, out: 'dist', builder, link });
    expect(published.diagnostics.map(({ rule }) => rule)).toEqual(['build/write']);
    expect(readTree(join(projectRoot, 'dist'))).toEqual(before);
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('publishes where no cache can be kept', async () => {
    const projectRoot = makeProject();
    writeFileSync(join(projectRoot, '.cache'), 'a file in the way');
    const published = await publishOutput([home], { projectRoot, out: 'dist', builder });
    expect(published.value?.written).toBe(1);
  });

  test('makes the folders above an output that is deep or outside the project', async () => {
    const projectRoot = makeProject();
    const outside = mkdtempSync(join(tmpdir(), 'publish-outside-'));
    onTestFinished(() => rmSync(outside, { recursive: true }));
    for (const out of ['build/site', join(outside, 'site')]) {
      expect((await publishOutput([home], { projectRoot, out, builder })).value?.written).toBe(1);
    }
    expect(readdirSync(outside)).toEqual(['site']);
  });
});

describe('a folder that is not ours to replace', () => {
  test('is refused when it holds files of somebody else', async () => {
    const projectRoot = makeProject();
    mkdirSync(join(projectRoot, 'dist'));
    writeFileSync(join(projectRoot, 'dist/thesis.txt'), 'years of work');
    const before = readTree(projectRoot);
    const published = await publishOutput([home], { projectRoot, out: 'dist', builder });
    expect(published.value).toBeUndefined();
    expect(published.diagnostics).toMatchInlineSnapshot(`
      [
        {
          "fix": "Move dist away or choose another folder with --out.",
          "message": "The output folder dist holds files that this program did not make, so it is not replaced.",
          "place": {
            "file": "dist",
          },
          "rule": "build/foreign-output",
        },
      ]
    `);
    expect(readTree(projectRoot)).toEqual(before);
  });

  test('is refused when it holds a history, whoever made the files beside it', async () => {
    const projectRoot = makeProject();
    await publishOutput([home], { projectRoot, out: 'dist', builder });
    mkdirSync(join(projectRoot, 'dist/.git'));
    const { diagnostics } = await publishOutput([home], { projectRoot, out: 'dist', builder });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The output folder dist holds a Git repository (.git), so it is not replaced.',
    ]);
    expect(existsSync(join(projectRoot, 'dist/.git'))).toBe(true);
  });

  test('is refused when it is a file', async () => {
    const projectRoot = makeProject();
    writeFileSync(join(projectRoot, 'dist'), 'a file');
    const { diagnostics } = await publishOutput([home], { projectRoot, out: 'dist', builder });
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['build/foreign-output']);
  });

  test('is replaced when it is empty', async () => {
    const projectRoot = makeProject();
    mkdirSync(join(projectRoot, 'dist'));
    expect((await publishOutput([home], { projectRoot, out: 'dist', builder })).value?.written).toBe(1);
  });

  test('is refused as a symbolic link, wherever it points', async () => {
    const projectRoot = makeProject();
    mkdirSync(join(projectRoot, 'real'));
    symlinkSync('real', join(projectRoot, 'dist'));
    symlinkSync('nowhere', join(projectRoot, 'out'));
    for (const out of ['dist', 'out']) {
      const { diagnostics } = await publishOutput([home], { projectRoot, out, builder });
      expect(diagnostics.map(({ message }) => message)).toEqual([
        `The output folder ${out} is a symbolic link, so it cannot be replaced by a build.`,
      ]);
    }
    expect(readdirSync(join(projectRoot, 'real'))).toEqual([]);
  });

  test.each([
    ['.', 'is the project itself'],
    ['', 'is the project itself'],
    ['content/..', 'is the project itself'],
    ['..', 'contains the project'],
    ['/', 'contains the project'],
    ['content', 'lies in content/'],
    ['content/en/dist', 'lies in content/'],
    ['schema', 'lies in schema/'],
    ['templates/public', 'lies in templates/'],
    ['link/dist', 'lies in content/'],
    ['node_modules/site', 'lies in node_modules/'],
    ['.git', 'lies in .git/'],
    ['.cache', 'is the cache'],
    ['dist\0', 'has a NUL character'],
  ])('is refused at %j, which %s', async (out, reason) => {
    const projectRoot = makeProject();
    symlinkSync('content', join(projectRoot, 'link'));
    const before = readTree(projectRoot);
    const { value, diagnostics } = await publishOutput([home], { projectRoot, out, builder });
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['build/output-path']);
    expect(diagnostics[0]?.message).toContain(reason);
    expect(readTree(projectRoot)).toEqual(before);
  });

  test('is refused when a linked content folder lies in it', async () => {
    const projectRoot = makeProject();
    rmSync(join(projectRoot, 'content'), { recursive: true });
    mkdirSync(join(projectRoot, 'dist/words'), { recursive: true });
    symlinkSync('dist/words', join(projectRoot, 'content'));
    const { diagnostics } = await publishOutput([home], { projectRoot, out: 'dist', builder });
    expect(diagnostics[0]?.message).toContain('contains content/');
  });

  test('is named by an absolute path when it lies outside the project', async () => {
    const projectRoot = makeProject();
    const out = dirname(projectRoot);
    const { diagnostics } = await publishOutput([home], { projectRoot, out, builder });
    expect(diagnostics[0]?.place.file).toBe(out);
  });
});

describe('a plan that leaves the folder', () => {
  test.each([
    '../out.html',
    'a/../../out.html',
    '/etc/passwd',
    'a//b.html',
    './a.html',
    'a/.',
    '',
    'a\\b',
    'c:x',
    'a\0',
  ])('throws at %j before anything is written', async (path) => {
    const projectRoot = makeProject();
    const plan = [home, { path, contents: '' }];
    await expect(publishOutput(plan, { projectRoot, out: 'dist', builder })).rejects.toThrow('output path');
    expect(readdirSync(projectRoot)).not.toContain('dist');
  });

  test.each([
    [['a.html', 'a.html'], 'stands twice'],
    [['a.html', 'A.html'], 'stands twice'],
    [['blog', 'blog/a.html'], 'is a file and a folder'],
    [['.made-by-site-generator'], 'stands twice'],
    [[], 'is empty'],
  ])('throws for %j, which %s', async (paths, problem) => {
    const projectRoot = makeProject();
    const plan = paths.map((path) => ({ path, contents: '' }));
    await expect(publishOutput(plan, { projectRoot, out: 'dist', builder })).rejects.toThrow(problem);
  });
});

describe('an aborted publication', () => {
  test('has removed its traces when abort returns and leaves the old output alone', async () => {
    const projectRoot = makeProject();
    await publishOutput(planSite('a'), { projectRoot, out: 'dist', builder });
    const before = readTree(join(projectRoot, 'dist'));
    const abort = new AbortController();
    const running = publishOutput(planSite('b'), { projectRoot, out: 'dist', builder, signal: abort.signal });
    await new Promise(setImmediate);
    expect(siblings(projectRoot)).toEqual(['.dist.lock', '.dist.staging']);
    abort.abort();
    expect(siblings(projectRoot)).toEqual([]);
    expect(await running).toEqual({ value: undefined, diagnostics: [] });
    expect(readTree(join(projectRoot, 'dist'))).toEqual(before);
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('does nothing when the signal was aborted before', async () => {
    const projectRoot = makeProject();
    const options = { projectRoot, out: 'dist', builder, signal: AbortSignal.abort() };
    expect(await publishOutput([home], options)).toEqual({ value: undefined, diagnostics: [] });
    expect(existsSync(join(projectRoot, 'dist'))).toBe(false);
    expect(siblings(projectRoot)).toEqual([]);
  });
});

describe('a lock opened before the publication', () => {
  test('is used and stays held', async () => {
    const projectRoot = makeProject();
    const options = { projectRoot, out: 'dist', builder };
    const lock = openOutput(options).value;
    if (lock === undefined) throw new Error('The lock is free.');
    expect((await publishOutput([home], { ...options, lock })).value?.written).toBe(1);
    expect(siblings(projectRoot)).toEqual(['.dist.lock']);
    lock.release();
    expect(siblings(projectRoot)).toEqual([]);
    expect((await publishOutput([services], { ...options, lock })).value).toBeUndefined();
    expect(existsSync(join(projectRoot, 'dist/index.html'))).toBe(true);
  });

  test('is not left behind when the output is foreign', () => {
    const projectRoot = makeProject();
    mkdirSync(join(projectRoot, 'dist'));
    writeFileSync(join(projectRoot, 'dist/thesis.txt'), '');
    expect(openOutput({ projectRoot, out: 'dist', builder }).value).toBeUndefined();
    expect(siblings(projectRoot)).toEqual([]);
  });
});
