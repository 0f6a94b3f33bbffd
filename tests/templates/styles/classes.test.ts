/** A class belongs to the component whose folder writes it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';

const templates = join(import.meta.dirname, '..', '..', '..', 'templates');
const read = (path: string) => readFileSync(join(templates, path), 'utf8');
const find = (pattern: string) => fastGlob.sync(pattern, { cwd: templates }).sort();

/** An item of a list of selectors, whose brackets may contain commas. */
const listItem = /(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/gu;

/** Any component may write these: layout, typography and helpers. Their styles are in templates/styles. */
const sharedClasses = [
  'page',
  'thread',
  'band',
  'columns',
  'measure',
  'prose',
  'lead',
  'chips',
  'mirrored',
  'visually-hidden',
  'wraps',
];

const classesByFolder = new Map<string, Set<string>>();
for (const path of find('**/*.tsx')) {
  const folder = dirname(path);
  const classes = writtenClasses(read(path)).filter((name) => !sharedClasses.includes(name));
  classesByFolder.set(folder, new Set([...(classesByFolder.get(folder) ?? []), ...classes]));
}
const styleSheets = find('{components,islands,layouts,pages,styles}/**/*.css').map((path) => ({
  path,
  folder: dirname(path),
  selectors: selectorsOf(read(path)),
}));
const styledClasses = styleSheets.flatMap(({ folder, selectors }) =>
  classesIn(selectors.join()).map((name) => ({ folder, name })),
);

it('a class is written in the folder of one component', () => {
  const folders = Map.groupBy(
    [...classesByFolder].flatMap(([folder, classes]) => [...classes].map((name) => ({ folder, name }))),
    ({ name }) => name,
  );
  expect([...folders.values()].filter((writers) => writers.length > 1)).toEqual([]);
});

it('a style sheet contains no class that nothing writes', () => {
  const written = new Set([...sharedClasses, ...[...classesByFolder.values()].flatMap((set) => [...set])]);
  expect(styledClasses.filter(({ name }) => !written.has(name))).toEqual([]);
});

it.each([...classesByFolder])('the styles of a class are in %s or in styles', (folder, classes) => {
  const foldersOf = (name: string) =>
    styledClasses.filter((styled) => styled.name === name).map(({ folder: each }) => each);
  const styled = [...classes].filter((name) => foldersOf(name).length > 0);
  expect(
    styled.filter((name) => !foldersOf(name).some((each) => each === folder || each === 'styles')),
  ).toEqual([]);
});

const componentSheets = styleSheets.filter(({ path }) => !/^(?:pages|styles)\//u.test(path));

/** The style sheet of a page may also adjust components, because no other page loads it. */
it.each(componentSheets)(
  'every selector in $path contains a class of its folder',
  ({ folder, selectors }) => {
    const isOwn = (name: string) => classesByFolder.get(folder)?.has(name);
    expect(selectors.filter((selector) => !classesIn(selector).some(isOwn))).toEqual([]);
  },
);

/** In `className`, as an attribute or in the branches of an expression. */
function writtenClasses(source: string): string[] {
  return [...source.matchAll(/\bclassName=(?<value>"[^"]*"|\{[^}]*\})/gu)].flatMap(({ groups }) =>
    [...(groups?.value ?? '').matchAll(/["'](?<names>[^"']*)["']/gu)].flatMap((match) =>
      (match.groups?.names ?? '').split(' '),
    ),
  );
}

function selectorsOf(css: string): string[] {
  const plain = css.replace(
    /\/\*[\s\S]*?\*\/|@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}|@[^{;]*[{;]|&[^{]*\{[^}]*\}/gu,
    '',
  );
  return Array.from(plain.matchAll(/([^{}]+)\{/gu), ([, list = '']) => list).flatMap(expandAlternatives);
}

/** Each alternative of `:is()` without brackets is a selector of its own. */
function expandAlternatives(list: string): string[] {
  return (list.match(listItem) ?? []).flatMap((selector) => {
    const [group, alternatives] = /:is\(([^()]*)\)/u.exec(selector) ?? [];
    if (group === undefined || alternatives === undefined) return [selector.trim()];
    return alternatives
      .split(',')
      .flatMap((part) => expandAlternatives(selector.replace(group, part.trim())));
  });
}

function classesIn(selector: string): string[] {
  return Array.from(selector.matchAll(/\.([a-z][a-z_-]*)/gu), ([, name = '']) => name);
}
