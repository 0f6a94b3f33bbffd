/** Words of another language say so, that screen readers pronounce them: English names on pages that are not. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from './read-html.ts';
import { sharedOutput } from './shared-output.ts';
import { listFiles, projectRoot } from './temporary-project.ts';

const files = listFiles(sharedOutput()).filter((file) => file.endsWith('.html'));

/** What a page says in its own language: the words of elements with another one, and of code, left out. */
function readOwn(file: string, tag: string): string {
  const html = readFileSync(path.join(sharedOutput(), file), 'utf8');
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
