/** A warm build has the output and the diagnostics of a cold build, whatever was edited. */
import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cache, openCache, openMemoryCache } from '../../generator/cache/cache.ts';
import { buildSite } from '../../generator/pipeline/build-site.ts';
import { anyDamage, type Damage, damageBytes, damageSeed, pick } from '../damage/damage.ts';
import { createSmallProject } from '../fixtures/small-project.ts';
import { listFiles } from './temporary-project.ts';

const rounds = 40;
/** The program does not change in this test. */
const open = (root: string): Cache => openCache(root, { sources: 'the same' });

describe('a warm build', () => {
  it('equals a cold build after any edit of the content', async () => {
    const root = createSmallProject();
    const kept = openMemoryCache();
    const seen = { rejected: 0, built: 0 };
    replaceFolder(path.join(root, 'content'), path.join(root, 'good'));
    for (const { kind, damage, isMended } of fc.sample(anyEdit, { numRuns: rounds, seed: damageSeed })) {
      const done = edit(path.join(root, 'content'), kind, damage);
      const warm = await build(root, open(root));
      const cold = await build(root, onlyPicturesFrom(kept));
      expect(warm, done).toEqual(cold);
      seen[warm.files === undefined ? 'rejected' : 'built'] += 1;
      if (warm.files !== undefined) replaceFolder(path.join(root, 'content'), path.join(root, 'good'));
      // A site that is refused is mended sooner or later.
      else if (isMended) replaceFolder(path.join(root, 'good'), path.join(root, 'content'));
    }
    expect(Math.min(seen.rejected, seen.built)).toBeGreaterThan(rounds / 10);
  });
});

async function build(root: string, cache: Cache) {
  const { site, diagnostics } = await buildSite({
    configuration: { projectRoot: root, release: false },
    cache,
  });
  cache.save({ prune: site !== undefined });
  return {
    problems: diagnostics.map((diagnostic) => JSON.stringify(diagnostic)),
    files: site?.files.map(({ path: file, contents }) => `${file} ${hash('sha256', contents)}`),
  };
}

/** An empty cache but for pictures, which take long to draw. Other tests see that they are found by what they show. */
function onlyPicturesFrom(kept: Cache): Cache {
  const empty = openMemoryCache();
  return {
    ...empty,
    withSources: (name, hash) => (name === 'pictures' ? kept : empty).withSources(name, hash),
  };
}

function replaceFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

/** Does one of the things that writers do, well or badly, and says what. */
function edit(root: string, kind: string, damage: Damage): string {
  const files = listFiles(root).filter((file) => file.endsWith('.yaml'));
  const file = pick(files, damage.file) ?? '';
  edits[kind]?.({ root, file, files, damage });
  return `${kind} ${file}`;
}

type Edited = {
  readonly root: string;
  readonly file: string;
  readonly files: readonly string[];
  readonly damage: Damage;
};

const edits: Readonly<Record<string, (edited: Edited) => void>> = {
  'damage of': ({ root, file, damage }) => {
    const target = path.join(root, file);
    writeFileSync(target, damageBytes(readFileSync(target), damage));
  },
  'a word of': (edited) => changeLine(edited, (line) => line.replace(/\p{L}+$/u, 'other')),
  'a number of': (edited) => changeLine(edited, (line) => line.replace(/\d/u, '7')),
  'the day of': ({ root, file, damage }) =>
    changeLines(root, file, (lines) =>
      lines.map((line) => line.replace(/^updated: .*/u, `updated: 2026-11-${10 + (damage.other % 20)}`)),
    ),
  'a comment in': ({ root, file }) => changeLines(root, file, (lines) => ['# a comment', ...lines]),
  no: ({ root, file }) => rmSync(path.join(root, file)),
  'a word withdrawn that stands in': ({ root, file, files, damage: { at, other } }) => {
    const words = readFileSync(path.join(root, file), 'utf8').match(/(?<= )\p{L}{4,}(?= )/gu) ?? ['none'];
    const styles = files.filter((name) => name.endsWith('/style.yaml'));
    const withdrawn = `  - { words: [${pick(words, at)}], reason: It is not said, write: another word }`;
    changeLines(root, pick(styles, other), (lines) => [
      ...lines.filter((line) => line !== ''),
      withdrawn,
      '',
    ]);
  },
  'another draft of the languages by': ({ root }) =>
    changeLines(root, 'shared/site.yaml', (lines) =>
      lines.some((line) => line.includes('draft: true'))
        ? lines.filter((line) => !line.includes('draft: true'))
        : lines.flatMap((line) =>
            /^ +dir: rtl/u.test(line) ? [line, line.replace(/\S.*/u, 'draft: true')] : [line],
          ),
    ),
  'another draft of the records by': ({ root, files, damage }) => {
    const records = files.filter((each) => /^shared\/.*\//u.test(each));
    changeLines(root, pick(records, damage.at), ([first = '', ...lines]) =>
      first === 'draft: true' ? lines : ['draft: true', first, ...lines],
    );
  },
  'another redirect beside': ({ root, damage }) =>
    changeLines(root, 'shared/site.yaml', (lines) =>
      lines.some((line) => line.startsWith('redirects:'))
        ? lines.filter((line) => !line.startsWith('redirects:'))
        : [`redirects: { /old: ${pick(['/faq', '/contact', 'gone', '/nowhere'], damage.at)} }`, ...lines],
    ),
  'a copy of the record of': (edited) => moveRecord(edited, (from, to) => cpSync(from, to)),
  'another name for the record of': (edited) => moveRecord(edited, renameSync),
  'no record of': ({ root, file, files }) => {
    for (const each of recordOf(file, files)) rmSync(path.join(root, each));
  },
};

/** The same edits every time, others with DAMAGE_SEED; a site that is refused is not mended at once each time. */
const anyEdit = fc.noBias(
  fc.record({
    kind: fc.constantFrom(...Object.keys(edits)),
    damage: anyDamage,
    isMended: fc.nat(9).map((chance) => chance < 7),
  }),
);

/** A file that an earlier edit removed stays away. */
function changeLines(root: string, file: string | undefined, change: (lines: string[]) => string[]): void {
  const target = path.join(root, file ?? 'none');
  if (!existsSync(target)) return;
  writeFileSync(target, change(readFileSync(target, 'utf8').split('\n')).join('\n'));
}

function changeLine({ root, file, damage: { at } }: Edited, change: (line: string) => string): void {
  changeLines(root, file, (lines) => lines.with(at % lines.length, change(pick(lines, at) ?? '')));
}

/** The files of a record, or of a page: facts and words in all languages. */
function recordOf(file: string, files: readonly string[]): readonly string[] {
  const own = file.replace(/^[^/]+\//u, '');
  return files.filter((each) => each.replace(/^[^/]+\//u, '') === own);
}

function moveRecord({ root, file, files, damage }: Edited, move: (from: string, to: string) => void): void {
  const suffix = `-${damage.at % 1000}.yaml`;
  for (const each of recordOf(file, files)) {
    const target = path.join(root, each.replace('.yaml', suffix));
    mkdirSync(path.dirname(target), { recursive: true });
    move(path.join(root, each), target);
  }
}
