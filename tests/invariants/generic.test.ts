import { describe, expect, it } from 'vitest';
import { collections, factFiles, pages, textFiles } from '../../schema/index.ts';
import { readSources } from './source-files.ts';

/** Content files that the generator itself reads: settings, addresses, and the writing rules of a language. */
const generatorFiles = ['site', 'addresses', 'style'];
/** Terms of the bail trade that are not names of collections or files. */
const tradeTerms = [
  'bail',
  'bond',
  'bonds',
  'jail',
  'jails',
  'court',
  'courts',
  'premium',
  'surety',
  'agency',
  'inmate',
];
/** Returns the singular of a plural name. */
const singular = (name: string) => name.replace(/ies$/u, 'y').replace(/s$/u, '');
/** Names that are also common terms of software. */
const commonTerms = [
  'directory',
  'map',
  'maps',
  'home',
  'legal',
  'navigation',
  'service',
  'location',
  'locations',
  'article',
  'ui',
  'search',
  // The HTTP status 404.
  'not-found',
];
/** Names that standards or libraries define: the field of `security.txt` (RFC 9116), an object of i18next. */
const standardNames = [
  ['generator/pipeline/emit/plan-crawler-files.ts', 'contact'],
  ['generator/pipeline/model/site-model.ts', 'contact'],
  ['generator/rules/old-facts.ts', 'contact'],
  ['generator/rules/catalogue.ts', 'contact'],
  ['generator/text/translator.ts', 'services'],
];

const names = [...new Set([factFiles, textFiles, pages, collections].flatMap(Object.keys))];
const forbidden = [...new Set([...names.flatMap((name) => [name, singular(name)]), ...tradeTerms])]
  .filter((name) => !generatorFiles.includes(name) && !commonTerms.includes(name))
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

const isStandard = (path: string, name: string) =>
  standardNames.some(([file, word]) => file === path && word === name);

describe('the generator', () => {
  it('contains no name of a collection, page or content file of this site, and no term of the trade', () => {
    const found = readSources(['generator/**/*.{ts,tsx}']).flatMap(({ path, text }) =>
      [path, ...text.split('\n')].flatMap((line, index) =>
        [...separateWords(line).matchAll(anyName)]
          .map(([name]) => name.trim())
          .filter((name) => !isStandard(path, name))
          .map((name) => `${path}:${index} ${name}: ${line.trim()}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('contains only Latin letters outside comments, because the table of scripts defines all others', () => {
    const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/u.test(line);
    const found = readSources(['generator/**/*.{ts,tsx}']).flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => !isComment(line) && /(?!\p{Script=Latin})\p{L}/u.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
