/** Compares the sources with the invariants in `generator/docs/ARCHITECTURE.md`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../site/temporary-project.ts';
import { readSources } from './source-files.ts';

const sources = readSources(['{generator,schema,templates}/**/*.{ts,tsx,mjs}']);
const architecture = readFileSync(path.join(projectRoot, 'generator/docs/ARCHITECTURE.md'), 'utf8');

/** Returns the names in backticks in the sentence of ARCHITECTURE.md that contains this text. */
function namesIn(text: string): string[] {
  const sentence = architecture.split(/(?<=[.;])\s/u).find((candidate) => candidate.includes(text)) ?? '';
  return [...sentence.matchAll(/`([\w./-]+?)\/?`/gu)].map(([, name = '']) => name).sort();
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gmu, '');

/** Returns the folder of a file by its name in ARCHITECTURE.md: `rules`, `pipeline/render`, `schema`. */
function folderOf(file: string): string {
  const [top = '', folder = '', stage = ''] = file.split('/');
  if (top !== 'generator') return top;
  return folder === 'pipeline' ? `${folder}/${stage}` : folder;
}

/** Returns the folders, and the top-level files of the generator, whose code matches. */
function foldersWith(pattern: RegExp): string[] {
  // Islands run in the browser.
  const buildSources = sources.filter(({ path: file }) => !file.startsWith('templates/islands/'));
  const found = buildSources.filter(({ text }) => pattern.test(withoutComments(text)));
  return [...new Set(found.map(({ path: file }) => folderOf(file)))].sort();
}

describe('the generator', () => {
  it('accesses the disk only in the folders that ARCHITECTURE.md names', () => {
    const namedFolders = namesIn('touch the disk');
    const disk = /(?:from '|import\(')(?:node:fs(?:\/promises)?|node:sqlite|fast-glob)'(?! with)/u;
    expect(foldersWith(disk)).toEqual(namedFolders);
  });

  it('starts processes, servers and threads only in the folders that ARCHITECTURE.md names', () => {
    expect(foldersWith(/'node:(?:child_process|cluster|http2?|https|net|worker_threads)'/u)).toEqual(
      namesIn('start processes'),
    );
  });

  it('reads the clock only in the files that ARCHITECTURE.md names, and creates pages without random values', () => {
    expect(foldersWith(/\bnew Date\(\)|\bDate\.now\(|\bperformance\.now\(/u)).toEqual(
      namesIn('reads the clock'),
    );
    const deterministicFolders =
      /^(?:content|rules|schema|templates|pipeline\/(?:model|render|search|bundle|pictures))$/u;
    expect(
      foldersWith(/\bMath\.random\(|\brandomUUID\(|\brandomBytes\(/u).filter((name) =>
        deterministicFolders.test(name),
      ),
    ).toEqual([]);
  });

  it('imports only pure modules in the model, rendering, text, content, rules and templates', () => {
    const pureSources = sources.filter(({ path: file }) =>
      /^(?:generator\/(?:pipeline\/(?:model|render)|text|content|rules)|templates)\//u.test(file),
    );
    const imported = pureSources.flatMap(({ path: file, text }) =>
      [...text.matchAll(/^import (?!type )[^;]*?from '(node:[^']+)'/gmu)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    );
    const allowed = /: node:(?:buffer|crypto|path(?:\/posix)?|url|util)$/u;
    expect(imported.filter((entry) => !allowed.test(entry))).toEqual([]);
    const withoutRules = pureSources.filter(({ path: file }) => !file.startsWith('generator/rules/'));
    const impureImports = withoutRules.flatMap(({ path: file, text }) =>
      [
        ...text.matchAll(
          /^import (?!type )[^;]*?from '(?:\.\.\/)+(read|emit|hosting|authoring|commands)\//gmu,
        ),
      ].map(([, name]) => `${file}: ${name}`),
    );
    expect(impureImports).toEqual([]);
  });
});
