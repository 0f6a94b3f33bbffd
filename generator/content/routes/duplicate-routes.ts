/** Finds pages with the address of another page or of a language. */
import { languageName } from '../../text/language-name.ts';
import { findDuplicates } from '../find-duplicates.ts';
import type { Route } from './route.ts';

/** A page of the plan, or one that a command may add. */
export type PlannedRoute = Pick<Route, 'path' | 'files'>;

/** A page with the address of an earlier page, `first`, or of the pages in a language. */
export type DuplicateRoute = {
  readonly route: PlannedRoute;
  readonly first?: PlannedRoute;
  readonly message: string;
  readonly fix: string;
};

/** Finds pages with the address of another page or of a language. Ignores case and Unicode normalization. */
export function findDuplicateRoutes(
  routes: readonly PlannedRoute[],
  languages: readonly string[],
): DuplicateRoute[] {
  const prefixes = new Map(languages.map((language) => [`/${language.toLowerCase()}`, language]));
  return [
    ...findDuplicates(routes, ({ path }) => path.normalize('NFC').toLowerCase()).map(explainDuplicate),
    ...routes.flatMap((route) => {
      const language = prefixes.get(route.path);
      return language === undefined ? [] : [explainPrefix(route, language)];
    }),
  ];
}

function explainDuplicate({ duplicate, first }: Record<'duplicate' | 'first', PlannedRoute>): DuplicateRoute {
  const differs = duplicate.path === first.path ? '' : ' except for capital letters or accents';
  return {
    route: duplicate,
    first,
    message: `${duplicate.path} is the address of two pages${differs}: also of ${fileOfRoute(first)}.`,
    fix: 'Rename one of the files, in every language.',
  };
}

function explainPrefix(route: PlannedRoute, language: string): DuplicateRoute {
  return {
    route,
    message: `${route.path} is where the pages in ${languageName(language)} begin.`,
    fix: 'Rename the file, in every language.',
  };
}

/** Returns the first content file of a page, or its address when it has no files. */
export function fileOfRoute({ path, files }: PlannedRoute): string {
  return Object.values(files)[0]?.[0] ?? path;
}
