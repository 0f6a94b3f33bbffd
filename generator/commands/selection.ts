/** `--language` and `--route`: select the problems of languages, by their tags, and of pages, by their addresses. */

import { addressOf } from '../content/routes/addresses.ts';
import type { Route } from '../content/routes/route.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { type Arguments, first, UsageError } from './parse-arguments.ts';

/** Returns the requested tags; undefined for all. Throws `UsageError` for an unknown tag. */
export function readLanguages(
  { options }: Arguments,
  known: readonly string[],
): readonly string[] | undefined {
  const asked = options.get('language')?.flatMap((list) => list.split(','));
  const unknown = asked?.find((tag) => !known.includes(tag));
  if (unknown === undefined) return asked;
  throw new UsageError(`--language takes tags of the site, ${known.join(', ')}, not "${unknown}".`);
}

/** Returns whether an address matches --route, where a star matches anything; undefined without --route. */
function readRoute(args: Arguments): ((address: string) => boolean) | undefined {
  const pattern = first(args, 'route');
  if (pattern === undefined) return undefined;
  const address = new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '.*')}$`, 'u');
  return (one) => address.test(one);
}

/** Returns the error for a route that matches no page. */
function noSuchPage(args: Arguments): UsageError {
  return new UsageError(`No page has an address such as ${first(args, 'route')}.`);
}

/** The parts of the site by which problems are selected. */
type Selectable = {
  readonly routes: readonly Pick<Route, 'path' | 'files'>[];
  /** Tags, the default language of visitors first. */
  readonly languages: readonly string[];
};

/** Returns the problems of the requested languages and pages. Throws `UsageError` when there are no such pages. */
export function selectProblems(
  problems: readonly Diagnostic[],
  args: Arguments,
  site: Selectable,
): readonly Diagnostic[] {
  const tags = readLanguages(args, site.languages);
  const files = filesAsked(args, site);
  return problems.filter(({ language, location: { file } }) => {
    // A shared file belongs to every language.
    const own = language ?? site.languages.find((tag) => file.startsWith(`content/${tag}/`));
    const isOfLanguage = own === undefined || (tags?.includes(own) ?? true);
    return isOfLanguage && (files?.has(file) ?? true);
  });
}

/** Returns the content files of the pages at matching addresses; undefined without --route. */
function filesAsked(args: Arguments, { routes, languages }: Selectable): ReadonlySet<string> | undefined {
  const isAsked = readRoute(args);
  if (isAsked === undefined) return undefined;
  // A draft language has no pages, so it cannot be the one without a prefix.
  const published = languages.filter((tag) => routes.some(({ files }) => tag in files));
  const order = published.map((tag) => ({ tag }));
  const files = routes.flatMap((route) =>
    published
      .filter((tag) => isAsked(addressOf(route.path, tag, order)))
      .flatMap((tag) => route.files[tag] ?? []),
  );
  if (files.length === 0) throw noSuchPage(args);
  return new Set(files);
}
