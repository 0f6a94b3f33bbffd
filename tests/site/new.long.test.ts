import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../../schema/index.ts';
import { createSmallProject, useSmallProject } from '../fixtures/small-project.ts';
import { edit, hashFolder, type Run, readIn, runInProcess } from './temporary-project.ts';

type Todo = { readonly file: string; readonly line: number; readonly column: number; readonly key: string };

const todosIn = ({ output }: Run): Todo[] =>
  [...output.matchAll(/^ {2}(content\/\S+):(\d+):(\d+) {2}(\S+)$/gmu)].map(
    ([, file = '', line, column, key = '']) => ({ file, line: Number(line), column: Number(column), key }),
  );

/** Replaces each TODO by a text, or by an id when it is a key. */
function fill(folder: string, todos: readonly Todo[], textOf: (todo: Todo) => string): void {
  for (const todo of todos) {
    const file = path.join(folder, todo.file);
    const lines = readFileSync(file, 'utf8').split('\n');
    const before = lines[todo.line - 1] ?? '';
    expect(before.slice(todo.column - 1)).toMatch(/^TODO/u);
    lines[todo.line - 1] = before
      .replace(/TODO(?=:)/u, () => ids[todo.key] ?? todo.key)
      .replace(/TODO$/u, () => textOf(todo));
    writeFileSync(file, lines.join('\n'));
  }
}

/** The ids by the key of their TODO. Texts have the ids of facts as keys. */
const ids: Readonly<Record<string, string>> = {
  'served[0]': 'pasadena',
  'served.TODO': 'pasadena',
  'stations[0].id': 'pasadena-station',
  'stations.TODO': 'pasadena-station',
  'jails[0].id': 'first-jail',
  'places.jails.TODO': 'first-jail',
  'courts[0].id': 'first-court',
  'places.courts.TODO': 'first-court',
};

const facts: Readonly<Record<string, string>> = {
  ...ids,
  order: '20',
  stop: '3',
  'diagram.type': 'stairs',
  showsExamples: 'false',
  county: 'los-angeles',
  office: 'pasadena',
  'courts[0]': 'hill-street',
  fips: '"06037"',
  url: 'https://example.org/',
  holds: 'all',
  city: 'Los Angeles',
  certainty: 'secondary',
  'posts[0]': 'first-call',
  'posts[1]': 'paying-the-fee',
  'posts[2]': 'after-release',
  published: '2026-11-20',
  category: 'bail-bonds',
  minutes: '2',
  featured: 'false',
  'related[0]': 'first-call',
  'related[1]': 'paying-the-fee',
};

const factAt = ({ key }: Todo): string =>
  facts[key] ?? facts[key.replace(/^.*\./u, '')] ?? 'The first of its street';

const translations = {
  ar: ['اسألوا الوكيل عن الخطوة التالية في هذه القضية', 'باسادينا'],
  en: ['Ask the agent about the next step of the case of a relative', 'Pasadena'],
} as const;

/** Titles and descriptions are unique. */
function textAt({ file, key }: Todo): string {
  const [, tag = '', collection = ''] = file.split('/');
  const [sentence, name] = translations[tag as keyof typeof translations];
  const uniqueSentence = `${sentence} ${1 + collectionNames.indexOf(collection)}`;
  if (/(?:^|\.)id$/u.test(key)) return key.replaceAll(/\W+/gu, '-').toLowerCase();
  if (key.startsWith('served.') || (collection === 'cities' && key === 'label')) return name;
  if (key === 'seo.title') return uniqueSentence.slice(-58).trim();
  if (key === 'seo.description') return `${uniqueSentence}. ${sentence}.`;
  // A post of two minutes has 400 words, and no paragraph more than 80.
  return collection === 'blog' && key.startsWith('blocks') ? `${sentence}. `.repeat(5).trim() : sentence;
}

const collectionNames = Object.keys(collections);
const valueAt = (todo: Todo) => (todo.file.startsWith('content/shared/') ? factAt(todo) : textAt(todo));

const newRecords = Object.entries(collections).map(([name, { noun, path: address }]) => {
  const id = noun === 'city' ? 'pasadena' : `new-${noun}`;
  return { name, noun, id, address: address.replace(':id', id) };
});

/** Pages that list the records of a collection, in addition to the site map. */
const lists: Readonly<Record<string, readonly string[]>> = {
  services: ['services'],
  cities: ['service-area'],
  blog: ['blog'],
};

describe('a new record of every collection', () => {
  const project = useSmallProject();
  const todos: Todo[] = [];
  beforeAll(async () => {
    for (const { noun, id } of newRecords) {
      const run = await runInProcess(project, ['new', noun, id]);
      expect(run).toMatchObject({ code: 0, errors: '' });
      todos.push(...todosIn(run));
    }
  });

  it('is listed with every TODO, and `check` reports the same lines', async () => {
    const { code, output } = await runInProcess(project, ['check', '--format', 'json']);
    expect(code).toBe(1);
    const found = JSON.parse(output).problems.filter(
      ({ severity }: { severity: string }) => severity !== 'note',
    );
    const lineOf = ({ file, line }: { file: string; line: number }) => `${file}:${line}`;
    expect([...new Set(found.map(lineOf))].sort()).toEqual([...new Set(todos.map(lineOf))].sort());
  });

  it('has a page in every language and is listed after the TODOs are replaced', async () => {
    fill(project, todos, valueAt);
    // The service area lists the cities among the places.
    const line = '  - { id: pasadena, name: Pasadena, county: los-angeles }';
    edit(project, 'content/shared/towns.yaml', /\n$/u, `\n${line}\n`);
    for (const [tag, [, name]] of Object.entries(translations))
      edit(project, `content/${tag}/towns.yaml`, 'towns:', `towns:\n  pasadena: ${name}`);
    // The sitemap lists a category only when it has a post.
    edit(project, 'content/shared/blog/new-post.yaml', 'category: bail-bonds', 'category: new-category');
    const townFiles = ['shared', 'ar', 'en'].map((folder) => `content/${folder}/towns.yaml`);
    for (const files of [[], townFiles])
      expect((await runInProcess(project, ['translations', 'accept', ...files])).code).toBe(0);
    const run = await runInProcess(project, ['generate', '--strict']);
    expect(run.output).not.toMatch(/ {2}(?:error|warning) {2}/u);
    expect(run.code).toBe(0);
    const read = readIn(project);
    for (const { name, address } of newRecords) {
      for (const prefix of ['', '/en']) {
        expect(read(`${prefix}${address}.html`.slice(1))).toContain('<h1');
        expect(read('sitemap.xml')).toContain(`${prefix}${address}</loc>`);
        for (const list of ['site-map', ...(lists[name] ?? [])])
          expect(read(`${prefix}/${list}.html`.slice(1)), list).toContain(`href="${prefix}${address}"`);
      }
    }
  });
});

describe('wrong use of new', () => {
  const project = useSmallProject();

  it.each([
    ['an unknown kind', ['citty', 'glendora'], 'Unknown kind "citty". Did you mean city?'],
    ['an existing record', ['city', 'glendora'], 'There is a city "glendora" already.'],
    [
      'the address of a record of another kind',
      ['city', 'los-angeles'],
      '/los-angeles is the address of two pages: also of content/',
    ],
    ['the address of a language', ['city', 'en'], '/en is where the pages in English begin.'],
    ['an id that is not a valid address', ['city', 'La Cañada'], 'Did you mean la-canada?'],
    ['an unknown page', ['page', 'faqs'], 'There is no page "faqs". Did you mean faq?'],
    ['an existing language', ['language', 'ar'], 'The site has Arabic already.'],
    ['an unknown language tag', ['language', 'xx'], '"xx" is not a known language tag.'],
  ])('%s is reported in one line, and nothing is written', async (_, args, message) => {
    const before = hashFolder(project);
    const { code, output, errors } = await runInProcess(project, ['new', ...args]);
    expect(errors).toContain(message);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(hashFolder(project)).toBe(before);
  });

  it('writes nothing when one of the files cannot be written', async () => {
    const project = createSmallProject();
    mkdirSync(path.join(project, 'content/fr/ui.yaml'), { recursive: true });
    const before = hashFolder(project);
    const { code, errors } = await runInProcess(project, ['new', 'language', 'fr']);
    expect({ code, errors }).toEqual({ code: 3, errors: expect.stringContaining('Nothing was written.') });
    expect(hashFolder(project)).toBe(before);
  });
});
