import { addressOf } from '../content/routes/addresses.ts';
import type { Route } from '../content/routes/route.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Arguments, firstValue, UsageError } from './parse-arguments.ts';

/** Undefined for all. Throws `UsageError` for an unknown tag. */
export function readLanguages(
  { options }: Arguments,
  known: readonly string[],
): readonly string[] | undefined {
  const requested = options.get('language')?.flatMap((list) => list.split(','));
  const unknown = requested?.find((tag) => !known.includes(tag));
  if (unknown === undefined) return requested;
  throw new UsageError(`--language takes tags of the site, ${known.join(', ')}, not "${unknown}".`);
}

type Selectable = {
  readonly routes: readonly Pick<Route, 'path' | 'files'>[];
  /** Tags of the languages, the default language of visitors first. */
  readonly languages: readonly string[];
};

/** Throws `UsageError` if a language or page is unknown. */
export function selectProblems(
  problems: readonly Diagnostic[],
  args: Arguments,
  site: Selectable,
): readonly Diagnostic[] {
  const tags = readLanguages(args, site.languages);
  const files = filesOfRoute(args, site);
  return problems.filter(({ language, location: { file } }) => {
    // A shared file belongs to every language.
    const problemLanguage = language ?? site.languages.find((tag) => file.startsWith(`content/${tag}/`));
    const isOfLanguage = problemLanguage === undefined || (tags?.includes(problemLanguage) ?? true);
    return isOfLanguage && (files?.has(file) ?? true);
  });
}

function filesOfRoute(args: Arguments, { routes, languages }: Selectable): ReadonlySet<string> | undefined {
  const pattern = firstValue(args, 'route');
  if (pattern === undefined) return undefined;
  const addressPattern = new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '.*')}$`, 'u');
  // A draft language has no pages, so it cannot be the one without a prefix.
  const published = languages.filter((tag) => routes.some(({ files }) => tag in files));
  const order = published.map((tag) => ({ tag }));
  const files = routes.flatMap((route) =>
    published
      .filter((tag) => addressPattern.test(addressOf(route.path, tag, order)))
      .flatMap((tag) => route.files[tag] ?? []),
  );
  if (files.length === 0) throw new UsageError(`No page has an address such as ${pattern}.`);
  return new Set(files);
}
