/** Every page has an address of its own, on every disk and host. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Route } from '../routes/route.ts';
import { findRepeats } from './find-repeats.ts';
import { languageName } from './language-name.ts';

type PlannedRoute = Pick<Route, 'path' | 'files'>;

/** One problem for each page at an address that another page has, capital letters and Unicode form aside. */
export function checkRoutes(routes: readonly PlannedRoute[], languages: readonly string[]): Diagnostic[] {
  return [
    ...findRepeats(routes, ({ path }) => path.normalize('NFC').toLowerCase()).map(explainDuplicate),
    ...languages.flatMap((language) =>
      routes
        .filter(({ path }) => path === `/${language.toLowerCase()}`)
        .map((route) => explainPrefix(route, language)),
    ),
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
