/** What is to stand once: addresses, ids that become anchors, tags of languages, names in a list of shared files. */
import { formatKey, valueAt } from '../../schema/data-path.ts';
import type { ContentFile } from '../content/content-file.ts';
import { placeOf } from '../content/content-text.ts';
import { pagesPrinting, type Route } from '../content/routes/route.ts';
import { MAX_ITEMS, type Placed, stringsIn } from '../content/values-in.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { languageName } from '../text/language-name.ts';

/** Each thing that has the key of an earlier one, with the first of them. */
export function findRepeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { readonly again: Item; readonly first: Item }[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((again) => ({ again, first })),
  );
}

/** One problem for each id, tag or name that was used before. */
export function checkRepetitions(files: readonly ContentFile[]): Diagnostic[] {
  return files.flatMap((file) => [...checkIds(file), ...('language' in file.kind ? [] : checkNames(file))]);
}

function checkIds({ source: { path: file }, kind, data }: ContentFile): Diagnostic[] {
  const isAnchor = 'language' in kind;
  const sections = isAnchor ? pagesPrinting(kind).flatMap((page) => page.sections) : [];
  const ids = stringsIn(data).filter(isId);
  // In facts an id is one of its list; in words it is an anchor of the whole page.
  const listOf = (path: Placed<string>[0]) => (isAnchor ? '' : formatKey(path.slice(0, -2)));
  const taken = ids.filter(
    ([, id], index) => sections.includes(id) && index === ids.findIndex((other) => other[1] === id),
  );
  return [
    ...taken.map(([path, id]) => ({
      rule: 'route/duplicate' as const,
      ...placeOf({ file, path }),
      message: `"${id}" is a section of the page already, so a link to it could mean either.`,
      fix: 'Choose another id, the same in every language.',
    })),
    ...findRepeats(ids, ([path, id]) => `${listOf(path)} ${id}`).map(({ again: [path, id], first }) => ({
      rule: 'route/duplicate' as const,
      ...placeOf({ file, path }),
      message: `"${id}" stands twice in this file: also at "${formatKey(first[0])}".`,
      fix: 'Give one of them a name of its own, the same in every language.',
      related: [{ place: { file, path: first[0] }, label: 'first' }],
    })),
  ];
}

/** Whether a string is the id, or the tag, of an item of a list. */
function isId([path]: Placed<string>): boolean {
  return ['id', 'tag'].includes(String(path.at(-1))) && typeof path.at(-2) === 'number';
}

/** A list of names names each thing once: a page in a bar, a related record. */
function checkNames({ source: { path: file }, data }: ContentFile): Diagnostic[] {
  const names = stringsIn(data).filter(([path]) => isInList(data, path));
  const listOf = ([path]: Placed<string>) => formatKey(path.slice(0, -1));
  return findRepeats(names, (name) => `${listOf(name)} ${name[1]}`).map(({ again, first }) => ({
    rule: 'ref/repeated',
    ...placeOf({ file, path: again[0] }),
    message: `"${again[1]}" stands twice in "${listOf(again)}".`,
    fix: 'Remove one of them, or name another in its place.',
    related: [{ place: { file, path: first[0] }, label: 'first' }],
  }));
}

/** Lists that are too long are told by schema/too-long. */
function isInList(data: unknown, path: Placed<string>[0]): boolean {
  const list = valueAt(data, path.slice(0, -1));
  return Array.isArray(list) && list.length <= MAX_ITEMS;
}

type PlannedRoute = Pick<Route, 'path' | 'files'>;

/** One problem for each page at an address that another page has, capital letters and Unicode form aside. */
export function checkRoutes(routes: readonly PlannedRoute[], languages: readonly string[]): Diagnostic[] {
  const prefixes = new Map(languages.map((language) => [`/${language.toLowerCase()}`, language]));
  return [
    ...findRepeats(routes, ({ path }) => path.normalize('NFC').toLowerCase()).map(explainDuplicate),
    ...routes.flatMap((route) => {
      const language = prefixes.get(route.path);
      return language === undefined ? [] : [explainPrefix(route, language)];
    }),
  ];
}

function explainDuplicate({ again, first }: Record<'again' | 'first', PlannedRoute>): Diagnostic {
  const differs = again.path === first.path ? '' : ' but for capital letters or accents';
  return {
    rule: 'route/duplicate',
    place: { file: fileOf(again) },
    message: `${again.path} is the address of two pages${differs}: also of ${fileOf(first)}.`,
    fix: 'Rename one of the files, in every language.',
    related: [{ place: { file: fileOf(first) }, label: 'first' }],
  };
}

function explainPrefix(route: PlannedRoute, language: string): Diagnostic {
  return {
    rule: 'route/duplicate',
    place: { file: fileOf(route) },
    message: `${route.path} is where the pages in ${languageName(language)} begin.`,
    fix: 'Rename the file, in every language.',
  };
}

function fileOf({ path, files }: PlannedRoute): string {
  return Object.values(files)[0]?.[0] ?? path;
}
