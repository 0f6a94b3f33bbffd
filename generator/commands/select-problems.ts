/** What `--language` and `--route` leave of a problem list. */
import type { Diagnostic } from '../diagnostics/index.ts';
import { addressOf } from '../routes/addresses.ts';
import type { Route } from '../routes/route.ts';
import { type Arguments, UsageError } from './parse-arguments.ts';

/** The site as far as problems are chosen by it. */
export type Selectable = {
  readonly routes: readonly Pick<Route, 'path' | 'files'>[];
  /** Tags, the visitors' default first. */
  readonly languages: readonly string[];
};

/** The problems of the languages and pages that were asked for. Throws `UsageError` where there are none such. */
export function selectProblems(
  problems: readonly Diagnostic[],
  { options }: Arguments,
  site: Selectable,
): readonly Diagnostic[] {
  const languages = options.get('language')?.flatMap((list) => list.split(','));
  const pattern = options.get('route')?.[0];
  const isOfLanguage = languages === undefined ? () => true : chooseLanguages(languages, site);
  const isOfRoute = pattern === undefined ? () => true : chooseRoutes(pattern, site);
  return problems.filter((problem) => isOfLanguage(problem) && isOfRoute(problem));
}

type IsChosen = (problem: Diagnostic) => boolean;

/** What no language has alone, such as a shared file, belongs to all. */
function chooseLanguages(chosen: readonly string[], { languages }: Selectable): IsChosen {
  const unknown = chosen.find((tag) => !languages.includes(tag));
  if (unknown !== undefined) {
    throw new UsageError(`--language takes tags of the site, ${languages.join(', ')}, not "${unknown}".`);
  }
  return ({ language, place: { file } }) => {
    const own = language ?? languages.find((tag) => file.startsWith(`content/${tag}/`));
    return own === undefined || chosen.includes(own);
  };
}

/** The files of which the pages at matching addresses are made; a star stands for anything. */
function chooseRoutes(pattern: string, { routes, languages }: Selectable): IsChosen {
  const address = new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '.*')}$`, 'u');
  // A draft language has no pages, so it is not the one without a prefix.
  const published = languages.filter((tag) => routes.some(({ files }) => tag in files));
  const order = published.map((tag) => ({ tag }));
  const files = routes.flatMap((route) =>
    published
      .filter((tag) => address.test(addressOf(route.path, tag, order)))
      .flatMap((tag) => route.files[tag] ?? []),
  );
  if (files.length === 0) throw new UsageError(`No page has an address such as ${pattern}.`);
  const chosen = new Set(files);
  return ({ place: { file } }) => chosen.has(file);
}
