/** Addresses, ids, language tags and names in lists are unique. */
import { formatKey, valueAt } from '../../schema/data-path.ts';
import type { Rule } from '../../schema/rule.ts';
import type { ContentFile } from '../content/content-file.ts';
import { locationOf } from '../content/content-text.ts';
import { findDuplicates } from '../content/find-duplicates.ts';
import { fileOfRoute, findDuplicateRoutes } from '../content/routes/duplicate-routes.ts';
import { pagesUsing } from '../content/routes/route.ts';
import { MAX_ITEMS, stringsIn, type ValueAtPath } from '../content/values-in.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteContext, UnitContext } from './rule-context.ts';

/** Reports each duplicate id, tag or name in a list or page. */
export const duplicateIds: Rule<Pick<UnitContext, 'files'>> = {
  ids: ['route/duplicate', 'ref/repeated'],
  run: ({ files }) =>
    files.flatMap((file) => [...checkIds(file), ...('language' in file.fileType ? [] : checkNames(file))]),
};

/** Reports each page with the address of another page. */
export const duplicateRoutes: Rule<Pick<SiteContext, 'routes' | 'languages'>> = {
  ids: ['route/duplicate'],
  run: ({ routes, languages }) =>
    findDuplicateRoutes(routes, languages).map(({ route, first, message, fix }) => ({
      rule: 'route/duplicate',
      location: { file: fileOfRoute(route) },
      message,
      fix,
      ...(first && { related: [{ location: { file: fileOfRoute(first) }, label: 'first' }] }),
    })),
};

function checkIds({ source: { path: file }, fileType, data }: ContentFile): Diagnostic[] {
  const areAnchors = 'language' in fileType;
  const sections = areAnchors ? pagesUsing(fileType).flatMap((page) => page.sections) : [];
  const ids = stringsIn(data).filter(isId);
  // An id of facts is unique in its list; an id of texts is an anchor, so it is unique in its file.
  const listOf = (path: ValueAtPath<string>[0]) => (areAnchors ? '' : formatKey(path.slice(0, -2)));
  const idsOfSections = ids.filter(
    ([, id], index) => sections.includes(id) && index === ids.findIndex((other) => other[1] === id),
  );
  return [
    ...idsOfSections.map(([path, id]) => ({
      rule: 'route/duplicate' as const,
      ...locationOf({ file, path }),
      message: `"${id}" is already a section of the page, so links to it would be ambiguous.`,
      fix: 'Choose another id, the same in every language.',
    })),
    ...findDuplicates(ids, ([path, id]) => `${listOf(path)} ${id}`).map(
      ({ duplicate: [path, id], first }) => ({
        rule: 'route/duplicate' as const,
        ...locationOf({ file, path }),
        message: `"${id}" is a duplicate id in this file: it is also at "${formatKey(first[0])}".`,
        fix: 'Give one of them another id, the same in every language.',
        related: [{ location: { file, path: first[0] }, label: 'first' }],
      }),
    ),
  ];
}

function isId([path]: ValueAtPath<string>): boolean {
  return ['id', 'tag'].includes(String(path.at(-1))) && typeof path.at(-2) === 'number';
}

/** Reports each duplicate name in a list, such as a page in a bar or a related record. */
function checkNames({ source: { path: file }, data }: ContentFile): Diagnostic[] {
  const names = stringsIn(data).filter(([path]) => isInList(data, path));
  const listOf = ([path]: ValueAtPath<string>) => formatKey(path.slice(0, -1));
  return findDuplicates(names, (name) => `${listOf(name)} ${name[1]}`).map(({ duplicate, first }) => ({
    rule: 'ref/repeated',
    ...locationOf({ file, path: duplicate[0] }),
    message: `"${duplicate[1]}" is a duplicate in "${listOf(duplicate)}".`,
    fix: 'Remove one of them, or replace it by another.',
    related: [{ location: { file, path: first[0] }, label: 'first' }],
  }));
}

/** Returns whether a path leads to an item of a list of usual length; schema/too-long reports longer lists. */
function isInList(data: unknown, path: ValueAtPath<string>[0]): boolean {
  const list = valueAt(data, path.slice(0, -1));
  return Array.isArray(list) && list.length <= MAX_ITEMS;
}
