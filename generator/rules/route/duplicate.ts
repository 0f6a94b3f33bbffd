import { formatKey } from '../../../schema/data-path.ts';
import type { Problem } from '../../../schema/rule.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { locationOf, stringsIn, type ValueAtPath } from '../../content/content-text.ts';
import { findDuplicates } from '../../content/find-facts.ts';
import { fileOfRoute, findDuplicateRoutes } from '../../content/routes/build-routes.ts';
import { pagesUsing } from '../../content/routes/route.ts';
import type { Rule, SiteContext, UnitContext } from '../rule-context.ts';

export const routeDuplicate = {
  id: 'route/duplicate',
  severity: 'error',
  fixed: true,
  summary: 'Addresses of pages are unique.',
  run: ({ routes, languages }: Pick<SiteContext, 'routes' | 'languages'>) =>
    findDuplicateRoutes(routes, languages).map(({ route, first, message, fix }) => ({
      location: { file: fileOfRoute(route) },
      message,
      fix,
      ...(first && { related: [{ location: { file: fileOfRoute(first) }, label: 'first' }] }),
    })),
  runOnUnit: ({ files }: Pick<UnitContext, 'files'>) => files.flatMap(checkIds),
} satisfies Rule;

function checkIds({ source: { path: file }, fileType, data }: ContentFile): Problem[] {
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
      ...locationOf({ file, path }),
      message: `"${id}" is already a section of the page, so links to it would be ambiguous.`,
      fix: 'Choose another id, the same in every language.',
    })),
    ...findDuplicates(ids, ([path, id]) => `${listOf(path)} ${id}`).map(
      ({ duplicate: [path, id], first }) => ({
        ...locationOf({ file, path }),
        message: `"${id}" is a duplicate id in this file: it is also at "${formatKey(first[0])}".`,
        fix: 'Give one of them another id, the same in every language.',
        related: [{ location: { file, path: first[0] }, label: 'first' }],
      }),
    ),
  ];
}

const isId = ([path]: ValueAtPath<string>): boolean =>
  ['id', 'tag'].includes(String(path.at(-1))) && typeof path.at(-2) === 'number';
