import { hash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Diagnostic } from '../../../../generator/diagnostics/diagnostic.ts';
import {
  type OutputOptions,
  openOutput,
  publishOutput,
} from '../../../../generator/pipeline/emit/publish.ts';
import { makeFolder } from '../../make-folder.ts';
import { kill, readOutput, startChild } from './run-child.ts';
import { makeProject, outputOf, publish, readTree, siblings } from './temporary-project.ts';

const home = { path: 'index.html', contents: '<h1>Home</h1>' };
const services = { path: 'en/services.html', contents: '<h1>Services</h1>' };

let projectRoot: string;
let options: OutputOptions;
beforeEach(() => {
  projectRoot = makeProject();
  options = { projectRoot, out: 'dist' };
});

const dist = (...path: string[]) => join(projectRoot, 'dist', ...path);
const messagesOf = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ message }) => message);
const rulesOf = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ rule }) => rule);

function open() {
  const { value: output, diagnostics } = openOutput(options);
  if (output === undefined) throw new Error(JSON.stringify(diagnostics));
  onTestFinished(output.release);
  return output;
}

describe('publishing', () => {
  test('replaces the output with the files and the marker, and leaves nothing beside it', async () => {
    await publish(outputOf('a'), options);
    expect(await publish([home, services], options)).toEqual({ value: {}, diagnostics: [] });
    const names = ['.made-by-site-generator', 'en', 'en/services.html', 'index.html'];
    expect(Object.keys(readTree(dist()) ?? {})).toEqual(names);
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('creates files and folders that everyone can read, regardless of the umask', async () => {
    const umask = process.umask(0o077);
    onTestFinished(() => void process.umask(umask));
    await publish([home, services], options);
    const modeOf = (path: string) => statSync(dist(path)).mode & 0o777;
    expect(['.', 'en'].map(modeOf)).toEqual([0o755, 0o755]);
    expect(['index.html', 'en/services.html'].map(modeOf)).toEqual([0o644, 0o644]);
  });

  test('copies a page with the same hash from the old output instead of rendering it, unless it was edited', async () => {
    await publish([home], options);
    const page = {
      path: home.path,
      sha256: hash('sha256', home.contents),
      get contents() {
        return 'rendered';
      },
    };
    const read = () => readFileSync(dist('index.html'), 'utf8');
    await publish([page], options);
    expect(read()).toBe(home.contents);
    writeFileSync(dist('index.html'), 'edited by hand');
    await publish([page], options);
    expect(read()).toBe('rendered');
  });

  test('restores the old output when the new one cannot replace it', async () => {
    await publish([home, services], options);
    const before = readTree(dist());
    const thief = {
      path: 'last.html',
      get contents() {
        // Runs after this file is written, and before the renames.
        queueMicrotask(() => renameSync(join(projectRoot, '.dist.staging'), join(projectRoot, 'stolen')));
        return '';
      },
    };
    expect(rulesOf((await publish([home, thief], options)).diagnostics)).toEqual(['build/write']);
    expect(readTree(dist())).toEqual(before);
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('creates the parent folders of an output that is nested or outside the project', async () => {
    const outside = makeFolder();
    for (const out of ['build/site', join(outside, 'site')])
      expect((await publish([home], { ...options, out })).diagnostics).toEqual([]);
    expect(readdirSync(outside)).toEqual(['site']);
  });

  test.each(['../out.html', 'a/../../out.html', '/etc/passwd', ''])(
    'throws for a plan with the path %j before anything is written',
    async (path) => {
      await expect(publish([home, { path, contents: '' }], options)).rejects.toThrow('plan');
      expect(readdirSync(projectRoot)).not.toContain('dist');
    },
  );

  test('throws for a plan without files', () => expect(publish([], options)).rejects.toThrow('plan'));
});

describe('a folder that the program did not create', () => {
  test('is rejected when it contains other files', async () => {
    mkdirSync(dist());
    writeFileSync(dist('thesis.txt'), 'years of work');
    const before = readTree(projectRoot);
    const message =
      'The output folder dist contains files that this program did not create, so it is not replaced.';
    const fix = 'Move dist away or choose another folder with --out.';
    expect(await publish([home], options)).toMatchObject({
      diagnostics: [{ rule: 'build/foreign-output', message, fix }],
    });
    expect(readTree(projectRoot)).toEqual(before);
  });

  test('is replaced when it is empty', async () => {
    mkdirSync(dist());
    expect((await publish([home], options)).diagnostics).toEqual([]);
  });

  test('is rejected as a symbolic link', async () => {
    mkdirSync(join(projectRoot, 'real'));
    symlinkSync('real', dist());
    symlinkSync('nowhere', join(projectRoot, 'out'));
    for (const out of ['dist', 'out']) {
      const { diagnostics } = await publish([home], { ...options, out });
      const message = `The output folder ${out} is a symbolic link, so it cannot be replaced by a build.`;
      expect(messagesOf(diagnostics)).toEqual([message]);
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
    const { diagnostics } = await publish([home], { ...options, out });
    expect(rulesOf(diagnostics)).toEqual(['build/output-path']);
    expect(messagesOf(diagnostics).join()).toContain(reason);
    expect(readTree(projectRoot)).toEqual(before);
  });

  test('is rejected when it contains the target of a linked content folder', async () => {
    rmSync(join(projectRoot, 'content'), { recursive: true });
    mkdirSync(dist('words'), { recursive: true });
    symlinkSync('dist/words', join(projectRoot, 'content'));
    const { diagnostics } = await publish([home], options);
    expect(diagnostics[0]?.message).toContain('contains content/');
  });
});

describe('the lock', () => {
  test('excludes another build of the same process until it is released', async () => {
    const output = open();
    const locked = { message: 'Another build writes dist.', fix: 'Wait until it has ended.' };
    const diagnostics = [{ rule: 'build/locked', location: { file: 'dist' }, ...locked }];
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(openOutput(options)).toEqual({ value: undefined, diagnostics });
    output.release();
    expect(siblings(projectRoot)).toEqual([]);
    const next = open();
    // A second release does not free the lock of the next owner.
    output.release();
    expect(next.ownsLock()).toBe(true);
    expect(siblings(projectRoot)).toEqual(['.dist.lock.db']);
    expect(await publishOutput([home], output)).toEqual({ value: undefined, diagnostics: [] });
  });

  test('excludes other processes until its owner is killed', async () => {
    const child = startChild('hold', projectRoot);
    expect(await readOutput(child)).toBe('held');
    expect(rulesOf((await publish([home], options)).diagnostics)).toEqual(['build/locked']);
    await kill(child);
    expect((await publish([home], options)).diagnostics).toEqual([]);
  });
});

test('an aborted publication removes its files before `abort` returns, and keeps the old output', async () => {
  await publish(outputOf('a'), options);
  const before = readTree(dist());
  const abort = new AbortController();
  const running = publish(outputOf('b'), { ...options, signal: abort.signal });
  await new Promise(setImmediate);
  expect(siblings(projectRoot)).toEqual(['.dist.lock.db', '.dist.staging']);
  abort.abort();
  expect(siblings(projectRoot)).toEqual([]);
  expect(await running).toEqual({ value: undefined, diagnostics: [] });
  expect(readTree(dist())).toEqual(before);
});
