/** What the code may contain, and where. The reasons are in `generator/docs/ARCHITECTURE.md`. */
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { collections, factFiles, pages, textFiles } from '../../schema/index.ts';
import { readSources } from './source-files.ts';

const removeComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gmu, '');
const sources = readSources(['{schema,templates,scripts,generator}/**/*.{ts,tsx,mjs}']).map((source) => ({
  ...source,
  code: removeComments(source.text),
}));
const sourcesIn = (...folders: readonly string[]) =>
  sources.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));

// Islands run in the browser.
const buildSources = sourcesIn('generator/', 'schema/', 'templates/').filter(
  ({ path }) => !path.startsWith('templates/islands/'),
);
const readers = ['authoring', 'hosting', 'pipeline/read'].map((name) => `generator/${name}/`);
const writers = ['cache', 'files', 'pipeline/bundle', 'pipeline/emit', 'pipeline/pictures'].map(
  (name) => `generator/${name}/`,
);

it.each([
  [
    'accesses the disk',
    /(?:from '|import\(')(?:node:fs(?:\/promises)?|node:sqlite|fast-glob)'(?! with)/u,
    buildSources,
    [...readers, ...writers],
  ],
  [
    'starts processes, servers or threads',
    /'node:(?:child_process|cluster|http2?|https|net|worker_threads)'/u,
    buildSources,
    readers,
  ],
  [
    'starts Git with the environment of its caller',
    /(?:exec|spawn)\w*\(\s*'git'/u,
    readSources(['{generator,tests}/**/*.{ts,mjs}']).map(({ path, text }) => ({
      path,
      code: text,
    })),
    ['generator/pipeline/read/read-history.ts'],
  ],
  [
    'reads the clock',
    /\bnew Date\(\)|\bDate\.now\(|\bperformance\.now\(/u,
    buildSources,
    ['generator/cli.ts'],
  ],
  [
    'uses random values',
    /\bMath\.random\(|\brandomUUID\(|\brandomBytes\(/u,
    buildSources,
    ['generator/authoring/dev/', 'generator/cache/program/'],
  ],
  [
    'uses `process`, except its version, or `console`',
    /(?<!')\bprocess\.(?!version\b)|\bconsole\./u,
    sourcesIn('generator/'),
    [
      'generator/cache/program/require-node.mjs',
      'generator/cli.ts',
      'generator/pipeline/read/read-history.ts',
      'generator/start.mjs',
    ],
  ],
  [
    'uses `any` or suppresses a type error',
    /(?::|<|\bas) any\b|@ts-(?:ignore|expect-error|nocheck)/u,
    sources,
    [],
  ],
  [
    'compares a value with a language tag of the site',
    /[=!]==? '(?:ar|en|es)'|case '(?:ar|en|es)'/u,
    sources,
    [],
  ],
  ['sets HTML from strings', /dangerouslySetInnerHTML/u, sources, ['templates/islands/Island.tsx']],
  ['executes a string', /\.innerHTML|\beval\(|new Function\(/u, sources, []],
  [
    'has a letter outside comments that is not Latin',
    /(?!\p{Script=Latin})\p{L}/u,
    sourcesIn('generator/'),
    [],
  ],
])('no code %s, except in the named files and folders', (_, pattern, files, allowed: readonly string[]) => {
  const found = files.filter(({ code }) => pattern.test(code)).map(({ path }) => path);
  expect(found.filter((path) => !allowed.some((start) => path.startsWith(start)))).toEqual([]);
  expect(allowed.filter((start) => !found.some((path) => path.startsWith(start)))).toEqual([]);
});

it('no code calls a component instead of rendering an element', () => {
  const names = sources.flatMap(({ path, text }) =>
    path.endsWith('.tsx') ? [...text.matchAll(/^export function ([A-Z]\w*)/gmu)].map(([, name]) => name) : [],
  );
  const call = new RegExp(`(?<!function )\\b(?:${names.join('|')})\\(|createElement\\([^;]*, \\.\\.\\.`, 'u');
  expect(sources.filter(({ code }) => call.test(code)).map(({ path }) => path)).toEqual([]);
});

it('no test is focused or a placeholder', () => {
  const tests = readSources(['tests/**/*.test.{ts,tsx}']).filter(({ text }) =>
    /\b(?:it|test|describe)\.(?:only|todo)\b/u.test(removeComments(text)),
  );
  expect(tests.map(({ path }) => path)).toEqual([]);
});

it('every package that the commands and the site load is a dependency, so a production install can build', () => {
  // Subsetting fonts is a development task, so it may use development dependencies.
  const loaded = sources
    .filter(({ path }) => !path.startsWith('generator/authoring/fonts/'))
    .flatMap(({ text }) => [
      ...text.matchAll(
        /^(?:import (?!type )(?:[^;]*? from )?|export [^;]*? from )'([^.'][^']*)'|import\('([^.'][^']*)'\)/gmu,
      ),
    ])
    .map(([, name = '', imported = name]) => imported)
    .filter((name) => !name.startsWith('node:'))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/u.exec(name)?.[0] ?? '');
  expect(loaded.length).toBeGreaterThan(100);
  expect([...new Set(loaded)].filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
});

describe('the generator', () => {
  const tradeTerms = 'bail bond bonds jail jails court courts premium surety agency inmate'.split(' ');
  /** Files that the generator itself reads, common terms of software, and the HTTP status 404. */
  const allowedNames =
    'site addresses style directory map maps home legal navigation service location locations article ui search not-found';
  /** Names of standards and libraries: the field of `security.txt` (RFC 9116), an object of i18next. */
  const standardNames = /(?:sitemap-and-robots|site-model|age\/old)\.ts contact$|translator\.ts services$/u;
  const siteNames = [factFiles, textFiles, pages, collections].flatMap(Object.keys).flatMap((name) => [
    name,
    // The singular.
    name.replace(/ies$/u, 'y').replace(/s$/u, ''),
  ]);
  const forbidden = [...new Set([...siteNames, ...tradeTerms])]
    .filter((name) => !allowedNames.split(' ').includes(name))
    .map((name) => name.replaceAll('-', ' '));
  const anyName = new RegExp(` (?:${forbidden.join('|')})(?= )`, 'gu');
  /** Separates words by spaces, also in names: `countyShapes` and `county-shapes` become "county shapes". */
  const separateWords = (text: string) =>
    ` ${text
      .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .replace(/[-_]/gu, ' ')
      .replace(/[^\p{L}\d ]+/gu, ' . ')
      .replace(/ +/gu, ' ')} `;

  it('contains no name of a collection, page or content file of this site, and no term of the trade', () => {
    const found = sourcesIn('generator/').flatMap(({ path, text }) =>
      [path, ...text.split('\n')].flatMap((line, index) =>
        [...separateWords(line).matchAll(anyName)].map(
          ([name]) => `${line.trim()}: ${path}:${index} ${path} ${name.trim()}`,
        ),
      ),
    );
    expect(found.filter((name) => !standardNames.test(name))).toEqual([]);
  });
});
