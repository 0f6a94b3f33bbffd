/** What `generator/ARCHITECTURE.md` promises of the sources. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../site/temporary-project.ts';
import { readSources } from './source-files.ts';

const sources = readSources(['{generator,schema,templates}/**/*.{ts,tsx,mjs}']);
const architecture = readFileSync(path.join(projectRoot, 'generator/ARCHITECTURE.md'), 'utf8');

/** The names in backticks in the sentence of the invariants that holds these words. */
function namesIn(words: string): string[] {
  const sentence = architecture.split(/(?<=[.;])\s/u).find((part) => part.includes(words)) ?? '';
  return [...sentence.matchAll(/`([\w./-]+?)\/?`/gu)].map(([, name = '']) => name).sort();
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gmu, '');

/** The folders of the generator, or its files outside of one, whose code matches. */
function placesWith(pattern: RegExp): string[] {
  // Islands run in the browser.
  const own = sources.filter(({ path: file }) => !file.startsWith('templates/islands/'));
  const found = own.filter(({ text }) => pattern.test(withoutComments(text)));
  const places = found.map(({ path: file }) => file.split('/').slice(0, 2));
  return [...new Set(places.map(([top, place]) => (top === 'generator' ? place : top) ?? ''))].sort();
}

describe('the generator', () => {
  it('touches the disk in the folders that its architecture names, and in no other', () => {
    const named = namesIn('touch the disk');
    const disk =
      /(?:from '|getBuiltinModule\('|import\(')(?:node:fs(?:\/promises)?|node:sqlite|fast-glob)'(?! with)/u;
    expect(placesWith(disk)).toEqual(named);
  });

  it('starts processes, servers and threads in the folders that its architecture names', () => {
    expect(placesWith(/'node:(?:child_process|cluster|http2?|https|net|worker_threads)'/u)).toEqual(
      namesIn('start processes'),
    );
  });

  it('asks for the time in the shell alone, and leaves nothing to chance where pages are made', () => {
    expect(placesWith(/\bnew Date\(\)|\bDate\.now\(|\bperformance\.now\(/u)).toEqual(
      namesIn('ask for the time'),
    );
    const pages = [
      'model',
      'render',
      'search',
      'bundle',
      'pictures',
      'routes',
      'check',
      'schema',
      'templates',
    ];
    expect(
      placesWith(/\bMath\.random\(|\brandomUUID\(|\brandomBytes\(/u).filter((name) => pages.includes(name)),
    ).toEqual([]);
  });

  it('makes the model from the content alone: the model, its words and the templates import nothing of the machine', () => {
    const pure = sources.filter(({ path: file }) =>
      /^(?:generator\/(?:model|text|routes|render|check)|templates)\//u.test(file),
    );
    const imported = pure.flatMap(({ path: file, text }) =>
      [...text.matchAll(/^import (?!type )[^;]*?from '(node:[^']+)'/gmu)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    );
    const allowed = /: node:(?:buffer|crypto|path(?:\/posix)?|url|util)$/u;
    expect(imported.filter((each) => !allowed.test(each))).toEqual([]);
    const made = pure.filter(({ path: file }) => !file.startsWith('generator/check/'));
    const fromDisk = made.flatMap(({ path: file, text }) =>
      [...text.matchAll(/^import (?!type )[^;]*?from '\.\.\/(read|emit|preview|dev|commands)\//gmu)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    );
    expect(fromDisk).toEqual([]);
  });
});
