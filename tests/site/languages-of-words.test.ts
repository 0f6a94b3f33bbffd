/** Words of another language say so, that screen readers pronounce them: English names on pages that are not. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type BuiltPage, readPages } from './built-pages.ts';
import { readText, withoutElements } from './read-html.ts';
import { listFiles, projectRoot } from './temporary-project.ts';

const pages = readPages();

/** What a page says in its own language: the words of elements with another one, and of code, left out. */
function readOwn({ body, tag }: BuiltPage): string {
  const own = withoutElements(body, (attributes) => {
    const named = / lang="([^"]+)"/u.exec(attributes)?.[1];
    return named !== undefined && named !== tag;
  });
  return readText(own);
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

it('an Arabic page has no Latin words that do not name their language, addresses aside', () => {
  const own = pages.filter(({ tag }) => tag === 'ar');
  expect(own.length).toBeGreaterThan(40);
  const unnamed = own.flatMap((page) => {
    const words = readOwn(page).match(/[A-Za-z][\w.@’'& -]*/gu) ?? [];
    return words.filter((word) => !/^\S+@\S+$/u.test(word)).map((word) => `${page.file}: ${word}`);
  });
  expect(unnamed).toEqual([]);
});
const names = listFiles(path.join(projectRoot, 'content/shared/counties')).flatMap(officialNames);

it('a Spanish page says that the names of public offices are English', () => {
  expect(names.length).toBeGreaterThan(40);
  const unnamed = pages
    .filter(({ tag }) => tag === 'es')
    .flatMap((page) => {
      const own = readOwn(page);
      return names.filter((name) => own.includes(name)).map((name) => `${page.file}: ${name}`);
    });
  expect(unnamed).toEqual([]);
});
