/** Words of another language say so, that screen readers pronounce them: English names on pages that are not. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { uncoveredCharacters } from '../../generator/fonts/font-coverage.ts';
import { readText } from './read-html.ts';
import { listFiles, projectRoot, runSite } from './temporary-project.ts';

let folder: string;
let files: readonly string[];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  expect(runSite(projectRoot, ['generate', '--out', path.join(folder, 'dist')])).toMatchObject({ code: 0 });
  files = listFiles(path.join(folder, 'dist')).filter((file) => file.endsWith('.html'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a page says in its own language: the words of elements with another one, and of code, left out. */
function readOwn(file: string, tag: string): string {
  const html = readFileSync(path.join(folder, 'dist', file), 'utf8');
  const body = html.slice(html.indexOf('<body'));
  return readText(body, ({ attributes }) => {
    const named = / lang="([^"]+)"/u.exec(attributes)?.[1];
    return named !== undefined && named !== tag;
  });
}

/** The names of a county's offices, as signs and court papers have them. */
function officialNames(county: string): string[] {
  const source = readFileSync(path.join(projectRoot, 'content/shared/counties', county), 'utf8');
  // The file is valid: the site was built from it.
  const { lookup, defender, jails, courts, schedule } = parse(source) as Record<string, Named & Named[]>;
  return [lookup, defender, schedule, ...(jails ?? []), ...(courts ?? [])].flatMap(
    (each) => each?.name ?? [],
  );
}

type Named = { readonly name?: string };

describe('every page', () => {
  it('is written in characters that the fonts of its language have', () => {
    const missing = files.flatMap((file) => {
      const tag = /^(e[ns])\//u.exec(file)?.[1] ?? 'ar';
      const characters = uncoveredCharacters(readOwn(file, tag), tag === 'ar' ? 'Arab' : 'Latn');
      return characters.map((character) => `${file}: ${character}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('an Arabic page', () => {
  it('has no Latin words that do not name their language, addresses aside', () => {
    const own = files.filter((file) => !/^e[ns]\//u.test(file));
    expect(own.length).toBeGreaterThan(40);
    const unnamed = own.flatMap((file) => {
      const words = readOwn(file, 'ar').match(/[A-Za-z][\w.@’'& -]*/gu) ?? [];
      return words.filter((word) => !/^\S+@\S+$/u.test(word)).map((word) => `${file}: ${word}`);
    });
    expect(unnamed).toEqual([]);
  });
});

describe('a Spanish page', () => {
  const names = listFiles(path.join(projectRoot, 'content/shared/counties')).flatMap(officialNames);

  it('says that the names of public offices are English', () => {
    expect(names.length).toBeGreaterThan(40);
    const unnamed = files
      .filter((file) => file.startsWith('es/'))
      .flatMap((file) => {
        const own = readOwn(file, 'es');
        return names.filter((name) => own.includes(name)).map((name) => `${file}: ${name}`);
      });
    expect(unnamed).toEqual([]);
  });
});
