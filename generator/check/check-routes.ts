/** Every page has an address of its own, on every disk and host. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Route } from '../routes/route.ts';
import { groupBy } from './group-by.ts';

/** One problem for each page at an address that another page has, capital letters and Unicode form aside. */
export function checkRoutes(routes: readonly Pick<Route, 'path' | 'files'>[]): Diagnostic[] {
  const groups = groupBy(routes, ({ path }) => path.normalize('NFC').toLowerCase());
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.flatMap((route) => (first === undefined ? [] : [explainDuplicate(route, first)])),
  );
}

function explainDuplicate(
  route: Pick<Route, 'path' | 'files'>,
  first: Pick<Route, 'path' | 'files'>,
): Diagnostic {
  const differs = route.path === first.path ? '' : ' but for capital letters or accents';
  return {
    rule: 'route/duplicate',
    place: { file: fileOf(route) },
    message: `${route.path} is the address of two pages${differs}: also of ${fileOf(first)}.`,
    fix: 'Rename one of the files, in every language.',
    related: [{ place: { file: fileOf(first) }, label: 'first' }],
  };
}

function fileOf({ path, files }: Pick<Route, 'path' | 'files'>): string {
  return Object.values(files)[0]?.[0] ?? path;
}
