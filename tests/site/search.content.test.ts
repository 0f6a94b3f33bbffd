/** The search of the built site, with the code that runs in the browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSearch, type FindPages } from '../../templates/islands/Search/create-search.ts';
import { type SearchIndex, searchEntry } from '../../templates/islands/Search/search-index.ts';
import { stemmers } from '../../templates/islands/Search/stemmers.ts';
import { readOutput, readPages } from './built-pages.ts';
import { projectRoot } from './temporary-project.ts';

/** By language: what is typed, and the pages that answer, by their addresses without a language. */
const table: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = parse(
  readFileSync(path.join(projectRoot, 'tests/site/search-questions.yaml'), 'utf8'),
);

const readIndex = (tag: string) => {
  const addresses: Readonly<Record<string, string>> = JSON.parse(readOutput(searchEntry.slice(1)));
  return readOutput(addresses[tag]?.slice(1) ?? '');
};

describe.each(Object.entries(table))('the search in %s', (tag, questions) => {
  let text: string;
  let index: SearchIndex;
  let find: FindPages;

  beforeAll(async () => {
    text = readIndex(tag);
    index = JSON.parse(text);
    find = await createSearch(index, stemmers[tag]);
  });

  it('is asked forty questions or more', () => {
    expect(Object.keys(questions).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(questions))('has the answer among its first three: %s', (question, answers) => {
    const first = find(question).slice(0, 3);
    const pages = first.map(({ href }) => href.replace(/#.*$/u, '').replace(`/${tag}/`, '/'));
    expect(pages).toEqual(expect.arrayContaining([expect.toBeOneOf([...answers])]));
  });

  it('has every page that search engines may list, but the list of all pages', () => {
    const listed = readPages().filter(
      (page) => page.tag === tag && !page.html.includes('<meta name="robots" content="noindex">'),
    );
    const addresses = listed
      .map(({ address }) => address)
      .filter((address) => !address.endsWith('/site-map'));
    expect(index.pages.map(({ href }) => href).sort()).toEqual(addresses.sort());
  });

  it('leads to sections that are there', () => {
    const pages = new Map(readPages().map(({ address, html }) => [address, html]));
    const missing = index.pages.flatMap(({ href, sections }) =>
      sections.filter(([anchor]) => anchor !== '' && !pages.get(href)?.includes(` id="${anchor}"`)),
    );
    expect(missing).toEqual([]);
  });

  it('weighs 62 KB at most', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(62_000);
  });
});

it('no page asks for the index before somebody searches', () => {
  expect(readPages().filter(({ html }) => /search\.json|assets\/search-/u.test(html))).toEqual([]);
});
