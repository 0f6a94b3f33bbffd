import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { samplePages } from '../browser/sample-pages.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { BuildError, buildCommit, findCommit, formatCommit, previousRevision } from './build-revision.ts';
import { compareImages } from './compare-images.ts';
import { type Comparison, formatCounts, formatReport } from './format-report.ts';
import { parseRequest } from './parse-request.ts';
import { planShots, type Shot } from './plan-shots.ts';

describe('the arguments', () => {
  it('may name a commit, and ask for an exit code', () => {
    expect(parseRequest([])).toEqual({ revision: undefined, exitCode: false });
    expect(parseRequest(['main~3', '--exit-code'])).toEqual({ revision: 'main~3', exitCode: true });
  });

  it('are refused when nobody knows what they mean', () => {
    expect(() => parseRequest(['one', 'two'])).toThrow('Only one commit can be compared, not one, two.');
    expect(() => parseRequest(['--exit'])).toThrow('--exit');
  });
});

describe('the commit before', () => {
  it('is the last one while something is not committed, else the one before it', () => {
    const repository = createRepository({ 'page.txt': 'one' });
    expect(previousRevision(repository)).toBe('HEAD~1');
    writeFileSync(path.join(repository, 'page.txt'), 'two');
    expect(previousRevision(repository)).toBe('HEAD');
  });

  it('is unknown in a repository of one commit, and where there is no repository', () => {
    const repository = createRepository({ 'page.txt': 'one' });
    expect(findCommit(repository, 'HEAD~1')).toBeUndefined();
    expect(findCommit(repository, '--all')).toBeUndefined();
    const { id = '', subject = '' } = findCommit(repository, 'HEAD') ?? {};
    expect(formatCommit({ id, subject })).toMatch(/^[0-9a-f]{8} \(site: begin\)$/u);
  });

  it('is told by name, with what its program said, when it makes no site', () => {
    const program = "process.stderr.write('No page at all.'); process.exit(1);";
    const repository = createRepository({ 'generator/cli.ts': program });
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(repository, 'node_modules'));
    const commit = findCommit(repository, 'HEAD') ?? { id: '', subject: '' };
    const build = () => buildCommit(repository, commit, path.join(repository, 'source'));
    expect(build).toThrow(BuildError);
    expect(build).toThrow('(site: begin) cannot be built with the packages of now.\nNo page at all.');
    expect(existsSync(path.join(repository, 'source/generator/cli.ts'))).toBe(true);
  });
});

describe('the plan of screenshots', async () => {
  const shots = planShots(await samplePages());

  it('has each template in three languages, two widths and two themes, each under a name of its own', () => {
    const languages = new Set(shots.map(({ name }) => name.slice(0, 2)));
    expect([...languages].sort()).toEqual(['ar', 'en', 'es']);
    expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
    const home = shots.filter(({ address }) => address === '/').map(({ name }) => name);
    expect(home).toEqual(['ar-375-light', 'ar-375-dark', 'ar-1280-light', 'ar-1280-dark']);
    expect(shots.length % 12).toBe(0);
  });
});

describe('a comparison of two pictures', () => {
  it('finds nothing where nothing changed, however the file was written', () => {
    expect(compareImages(paint(4, 4), paint(4, 4))).toBeUndefined();
    const packed = PNG.sync.write(PNG.sync.read(paint(40, 40)), { deflateLevel: 0 });
    expect(compareImages(paint(40, 40), packed)).toBeUndefined();
  });

  it('counts each point, also one that is nearly the same', () => {
    expect(compareImages(paint(4, 4), paint(4, 4, [[1, 1, 254]]))?.points).toBe(1);
  });

  it('counts what only one of two sizes has', () => {
    const difference = compareImages(paint(4, 4), paint(4, 6));
    expect(difference).toMatchObject({ points: 8, before: { height: 4 }, after: { height: 6 } });
    expect(PNG.sync.read(Buffer.from(difference?.picture ?? [])).height).toBe(6);
  });
});

describe('the report', () => {
  const shot: Shot = { name: 'en-375-light', address: '/en/', width: 375, theme: 'light' };
  const size = { width: 375, height: 900 };
  const comparisons: Comparison[] = [
    {
      shot: { ...shot, name: 'small' },
      result: 'changed',
      difference: { points: 1, before: size, after: size },
    },
    {
      shot,
      result: 'changed',
      difference: { points: 7, before: size, after: { width: 375, height: 950 } },
    },
    { shot: { ...shot, name: 'as-before' }, result: 'same' },
    { shot: { ...shot, name: 'added' }, result: 'new' },
  ];
  const folders = { before: 'before-1', after: 'after', difference: 'difference' };
  const html = formatReport(comparisons, { title: 'Now beside <then>', folders });

  it('counts', () => {
    expect(formatCounts(comparisons)).toBe('2 changed, 1 the same, 1 new');
  });

  it('shows what changed most first, and what did not change nowhere', () => {
    expect([...html.matchAll(/<h2>([^<]+)</gu)].map(([, name]) => name)).toEqual([
      'en-375-light',
      'small',
      'added, new',
    ]);
    expect(html).not.toContain('as-before');
  });

  it('tells a change of size and shows the pictures of both', () => {
    expect(html).toContain('375 by 900 became 375 by 950');
    for (const folder of Object.values(folders)) expect(html).toContain(`src="${folder}/en-375-light.png"`);
  });

  it('escapes the words of a commit', () => {
    expect(html).toContain('<h1>Now beside &lt;then&gt;</h1>');
  });
});

/** A white picture with some grey points. */
function paint(width: number, height: number, points: readonly (readonly [number, number, number])[] = []) {
  const image = new PNG({ width, height });
  image.data.fill(255);
  for (const [x, y, grey] of points) image.data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(image);
}

/** A repository with these files in its only commit; removed when the test has finished. */
function createRepository(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shots-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '--quiet', '--message', 'site: begin'],
  ]) {
    execFileSync('git', args, { cwd: folder });
  }
  return folder;
}
