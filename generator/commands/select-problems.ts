/** What `--language` and `--route` leave of a problem list. */
import type { Diagnostic } from '../diagnostics/index.ts';
import { addressOf } from '../routes/addresses.ts';
import type { Route } from '../routes/route.ts';
import type { Arguments } from './parse-arguments.ts';
import { noSuchPage, readLanguages, readRoute } from './selection.ts';

/** The site as far as problems are chosen by it. */
export type Selectable = {
  readonly routes: readonly Pick<Route, 'path' | 'files'>[];
  /** Tags, the visitors' default first. */
  readonly languages: readonly string[];
};

/** The problems of the languages and pages that were asked for. Throws `UsageError` where there are none such. */
export function selectProblems(
  problems: readonly Diagnostic[],
  args: Arguments,
  site: Selectable,
): readonly Diagnostic[] {
  const isOfLanguage = chooseLanguages(args, site);
  const isOfRoute = chooseRoutes(args, site);
  return problems.filter((problem) => isOfLanguage(problem) && isOfRoute(problem));
}

type IsChosen = (problem: Diagnostic) => boolean;
const all: IsChosen = () => true;

/** What no language has alone, such as a shared file, belongs to all. */
function chooseLanguages(args: Arguments, { languages }: Selectable): IsChosen {
  const chosen = readLanguages(args, languages);
  if (chosen === undefined) return all;
  return ({ language, place: { file } }) => {
    const own = language ?? languages.find((tag) => file.startsWith(`content/${tag}/`));
    return own === undefined || chosen.includes(own);
  };
}

/** The files of which the pages at matching addresses are made. */
function chooseRoutes(args: Arguments, { routes, languages }: Selectable): IsChosen {
  const isAsked = readRoute(args);
  if (isAsked === undefined) return all;
  // A draft language has no pages, so it is not the one without a prefix.
  const published = languages.filter((tag) => routes.some(({ files }) => tag in files));
  const order = published.map((tag) => ({ tag }));
  const files = routes.flatMap((route) =>
    published
      .filter((tag) => isAsked(addressOf(route.path, tag, order)))
      .flatMap((tag) => route.files[tag] ?? []),
  );
  if (files.length === 0) throw noSuchPage(args);
  const chosen = new Set(files);
  return ({ place: { file } }) => chosen.has(file);
}
