/** What earlier builds left in the store never shows: a warm build tells and makes what a build from nothing does. */
import { hash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildSite } from '../../generator/build-site.ts';
import { openEmptyStore, openStore, type Store } from '../../generator/store/store.ts';
import { copyBase } from '../fixtures/lay-out-site.ts';
import { createProject, listFiles, projectRoot, runSite } from './temporary-project.ts';

const rounds = 200;
/** The program does not change in this test. */
const sources = 'the same';

describe('a warm build', () => {
  it('is what a cold one is, to the last byte and problem, after any edit of the content', async () => {
    const root = layOutProject();
    const random = createRandom(20_261_122);
    const kept = openEmptyStore();
    const seen = { refused: 0, built: 0 };
    replaceFolder(path.join(root, 'content'), path.join(root, 'good'));
    for (let round = 0; round < rounds; round += 1) {
      const done = editSomething(root, random);
      const warm = await build(root, openStore(root));
      const cold = await build(root, onlyWhatIsNotAsked(kept));
      expect(warm, `round ${round}: ${done}`).toEqual(cold);
      seen[warm.files === undefined ? 'refused' : 'built'] += 1;
      if (warm.files !== undefined) replaceFolder(path.join(root, 'content'), path.join(root, 'good'));
      // A site that is refused is mended sooner or later.
      else if (random() < 0.7) replaceFolder(path.join(root, 'good'), path.join(root, 'content'));
    }
    expect(Math.min(seen.refused, seen.built)).toBeGreaterThan(rounds / 10);
  });

  it('is what a cold one is for this site, too', async () => {
    const root = createProject();
    const kept = openEmptyStore();
    await build(root, openStore(root));
    for (const file of ['en/services/fast-release.yaml', 'shared/business.yaml', 'ar/ui.yaml']) {
      changeLines(path.join(root, 'content'), file, (lines) => ['# a comment', ...lines]);
      expect(await build(root, openStore(root)), file).toEqual(await build(root, onlyWhatIsNotAsked(kept)));
    }
  });
});

function layOutProject(): string {
  const root = copyBase();
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['schema', 'templates', 'scripts', 'package.json'])
    cpSync(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  // The lock file is one of the files that are edited.
  runSite(root, ['translations', 'accept']);
  return root;
}

async function build(root: string, store: Store) {
  const { site, diagnostics } = await buildSite({ projectRoot: root, release: false, store, sources });
  store.save({ prune: site !== undefined });
  return {
    problems: diagnostics.map((diagnostic) => JSON.stringify(diagnostic)),
    files: site?.files.map(({ path: file, contents }) => `${file} ${hash('sha256', contents)}`),
  };
}

/** Pictures are found by what they show, which other tests see; painting them takes long. */
function onlyWhatIsNotAsked(kept: Store): Store {
  const fresh = openEmptyStore();
  const isKept = (kind: string) => kind === 'pictures';
  return { ...fresh, bucket: (kind) => (isKept(kind) ? kept : fresh).bucket(kind) };
}

function replaceFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

type Random = () => number;
const choose = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** Does one of the things that writers do, well or badly, and says what. */
function editSomething(root: string, random: Random): string {
  const files = listFiles(path.join(root, 'content')).filter((file) => file.endsWith('.yaml'));
  const file = choose(files, random) ?? '';
  const edit = choose(Object.entries(edits), random);
  edit?.[1]({ root: path.join(root, 'content'), file, files, random });
  return `${edit?.[0]} ${file}`;
}

type Edited = {
  readonly root: string;
  readonly file: string;
  readonly files: readonly string[];
  readonly random: Random;
};

const edits: Readonly<Record<string, (edited: Edited) => void>> = {
  'a word of': ({ root, file, random }) =>
    changeLines(root, file, (lines) =>
      changeLine(lines, random, (line) => line.replace(/\p{L}+$/u, 'other')),
    ),
  'a number of': ({ root, file, random }) =>
    changeLines(root, file, (lines) => changeLine(lines, random, (line) => line.replace(/\d/u, '7'))),
  'the day of': ({ root, file, random }) =>
    changeLines(root, file, (lines) =>
      lines.map((line) =>
        line.replace(/^updated: .*/u, `updated: 2026-11-${10 + Math.floor(random() * 20)}`),
      ),
    ),
  'a comment in': ({ root, file }) => changeLines(root, file, (lines) => ['# a comment', ...lines]),
  'a line less in': ({ root, file, random }) =>
    changeLines(root, file, (lines) => lines.toSpliced(Math.floor(random() * lines.length), 1)),
  'a line twice in': ({ root, file, random }) =>
    changeLines(root, file, (lines) => {
      const index = Math.floor(random() * lines.length);
      return lines.toSpliced(index, 0, lines[index] ?? '');
    }),
  'two lines changed places in': ({ root, file, random }) =>
    changeLines(root, file, (lines) => {
      const index = Math.floor(random() * (lines.length - 1));
      return lines.toSpliced(index, 2, lines[index + 1] ?? '', lines[index] ?? '');
    }),
  no: ({ root, file }) => rmSync(path.join(root, file)),
  'a word withdrawn that stands in': ({ root, file, random, files }) => {
    const words = readFileSync(path.join(root, file), 'utf8').match(/(?<= )\p{L}{4,}(?= )/gu) ?? ['none'];
    const style = choose(
      files.filter((name) => name.endsWith('/style.yaml')),
      random,
    );
    // An earlier edit may have removed them all.
    if (style === undefined) return;
    const withdrawn = `  - { words: [${choose(words, random)}], reason: It is not said, write: another word }`;
    changeLines(root, style, (lines) => [...lines.filter((line) => line !== ''), withdrawn, '']);
  },
  'another draft of the languages by': ({ root }) =>
    changeLines(root, 'shared/site.yaml', (lines) =>
      lines.some((line) => line.includes('draft: true'))
        ? lines.filter((line) => !line.includes('draft: true'))
        : lines.flatMap((line) =>
            /^ +dir: rtl/u.test(line) ? [line, line.replace(/\S.*/u, 'draft: true')] : [line],
          ),
    ),
  'another draft of the records by': ({ root, files, random }) => {
    const facts = choose(
      files.filter((each) => /^shared\/.*\//u.test(each)),
      random,
    );
    changeLines(root, facts ?? '', ([first = '', ...lines]) =>
      first === 'draft: true' ? lines : ['draft: true', first, ...lines],
    );
  },
  'another redirect beside': ({ root, random }) =>
    changeLines(root, 'shared/site.yaml', (lines) =>
      lines.some((line) => line.startsWith('redirects:'))
        ? lines.filter((line) => !line.startsWith('redirects:'))
        : [`redirects: { /old: ${choose(['/faq', '/contact', 'gone', '/nowhere'], random)} }`, ...lines],
    ),
  'a copy of the record of': (edited) => moveRecord(edited, (from, to) => cpSync(from, to)),
  'another name for the record of': (edited) => moveRecord(edited, renameSync),
  'no record of': ({ root, file, files }) => {
    for (const each of recordOf(file, files)) rmSync(path.join(root, each));
  },
};

function changeLines(root: string, file: string, change: (lines: string[]) => string[]): void {
  const target = path.join(root, file);
  writeFileSync(target, change(readFileSync(target, 'utf8').split('\n')).join('\n'));
}

function changeLine(lines: readonly string[], random: Random, change: (line: string) => string): string[] {
  const index = Math.floor(random() * lines.length);
  return lines.with(index, change(lines[index] ?? ''));
}

/** The files of a record, or of a page: facts and words in all languages. */
function recordOf(file: string, files: readonly string[]): readonly string[] {
  const own = file.replace(/^[^/]+\//u, '');
  return files.filter((each) => each.replace(/^[^/]+\//u, '') === own);
}

function moveRecord({ root, file, files, random }: Edited, move: (from: string, to: string) => void): void {
  const suffix = `-${Math.floor(random() * 1000)}.yaml`;
  for (const each of recordOf(file, files)) {
    const target = path.join(root, each.replace('.yaml', suffix));
    mkdirSync(path.dirname(target), { recursive: true });
    move(path.join(root, each), target);
  }
}

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
