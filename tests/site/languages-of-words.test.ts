/**
 * Texts in another language have a `lang` attribute for screen readers: English names on Arabic and Spanish
 * pages.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type BuiltPage, readPages } from './built-pages.ts';
import { readText, withoutElements } from './read-html.ts';
import { listFiles, projectRoot } from './temporary-project.ts';

const pages = readPages();

/** Returns the text of a page without elements in another language. */
function readLocalText({ body, tag }: BuiltPage): string {
  const html = withoutElements(body, (attributes) => {
    const language = / lang="([^"]+)"/u.exec(attributes)?.[1];
    return language !== undefined && language !== tag;
  });
  return readText(html);
}

function officialNamesIn(file: string): string[] {
  const source = readFileSync(path.join(projectRoot, 'content/shared/counties', file), 'utf8');
  // The file is valid: the site was built from it.
  const { lookup, defender, jails, courts, schedule } = parse(source) as Record<string, Named & Named[]>;
  return [lookup, defender, schedule, ...(jails ?? []), ...(courts ?? [])].flatMap(
    (office) => office?.name ?? [],
  );
}

type Named = { readonly name?: string };

it('an Arabic page has no Latin words without a language, except email addresses', () => {
  const arabicPages = pages.filter(({ tag }) => tag === 'ar');
  expect(arabicPages.length).toBeGreaterThan(40);
  const unmarked = arabicPages.flatMap((page) => {
    const words = readLocalText(page).match(/[A-Za-z][\w.@’'& -]*/gu) ?? [];
    return words.filter((word) => !/^\S+@\S+$/u.test(word)).map((word) => `${page.file}: ${word}`);
  });
  expect(unmarked).toEqual([]);
});
const names = listFiles(path.join(projectRoot, 'content/shared/counties')).flatMap(officialNamesIn);

it('a Spanish page marks the names of public offices as English', () => {
  expect(names.length).toBeGreaterThan(40);
  const unmarked = pages
    .filter(({ tag }) => tag === 'es')
    .flatMap((page) => {
      const text = readLocalText(page);
      return names.filter((name) => text.includes(name)).map((name) => `${page.file}: ${name}`);
    });
  expect(unmarked).toEqual([]);
});
