/** `--language` and `--route`: select the problems of languages, by their tags, and of pages, by their addresses. */

import { addressOf } from '../content/routes/addresses.ts';
import type { Route } from '../content/routes/route.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { type Arguments, first, UsageError } from './parse-arguments.ts';

/** The tags that were asked for; undefined for all. Throws `UsageError` for one that is not known. */
export function readLanguages(
  { options }: Arguments,
  known: readonly string[],
): readonly string[] | undefined {
  const asked = options.get('language')?.flatMap((list) => list.split(','));
  const unknown = asked?.find((tag) => !known.includes(tag));
  if (unknown === undefined) return asked;
  throw new UsageError(`--language takes tags of the site, ${known.join(', ')}, not "${unknown}".`);
}

/** Whether the address of a page was asked for, in which a star stands for anything; undefined for all. */
function readRoute(args: Arguments): ((address: string) => boolean) | undefined {
  const pattern = first(args, 'route');
  if (pattern === undefined) return undefined;
  const address = new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '.*')}$`, 'u');
  return (one) => address.test(one);
}

/** Said when no page has an address that was asked for. */
function noSuchPage(args: Arguments): UsageError {
  return new UsageError(`No page has an address such as ${first(args, 'route')}.`);
}

/** The site as far as problems are chosen by it. */
type Selectable = {
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
  const tags = readLanguages(args, site.languages);
  const files = filesAsked(args, site);
  return problems.filter(({ language, place: { file } }) => {
    // What no language has alone, such as a shared file, belongs to all.
    const own = language ?? site.languages.find((tag) => file.startsWith(`content/${tag}/`));
    const isOfLanguage = own === undefined || (tags?.includes(own) ?? true);
    return isOfLanguage && (files?.has(file) ?? true);
  });
}

/** The files of which the pages at matching addresses are made; undefined for all. */
function filesAsked(args: Arguments, { routes, languages }: Selectable): ReadonlySet<string> | undefined {
  const isAsked = readRoute(args);
  if (isAsked === undefined) return undefined;
  // A draft language has no pages, so it is not the one without a prefix.
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
