/** What `--language` and `--route` ask for, languages by their tags and pages by their addresses, and what they leave. */
import type { BuiltSite } from '../build-site.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { partMarker } from '../emit/output-folder.ts';
import type { LanguageModel } from '../model/site-model.ts';
import { addressOf, outputPathOf } from '../routes/addresses.ts';
import type { Route } from '../routes/route.ts';
import { asksForUnfinished } from './common-options.ts';
import { type Arguments, first, UsageError } from './parse-arguments.ts';
import type { Shell } from './shell.ts';

/** Options that leave only a part of the site. */
const selecting = ['language', 'route'];

/** Whether only a part of the site is asked for. */
export function asksForPart({ options }: Arguments): boolean {
  return selecting.some((name) => options.has(name));
}

/** A part is for work in progress. Throws `UsageError` where it could be published. */
export function refusePart(args: Arguments, shell: Pick<Shell, 'environment'>): void {
  for (const option of selecting) asksForUnfinished(option, args, shell);
}

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

/** What is to be written of a site. */
export type Part = Pick<BuiltSite, 'files'> & { readonly languages: readonly LanguageModel[] };

/** The site without the pages that were not asked for, whose other files are all there. Throws `UsageError`. */
export function selectPart({ model, files }: BuiltSite, args: Arguments): Part {
  const { languages } = model;
  if (!asksForPart(args)) return { languages, files };
  const tags = readLanguages(
    args,
    languages.map(({ language }) => language.tag),
  );
  const isRoute = readRoute(args) ?? (() => true);
  const asked = languages
    .filter(({ language }) => tags?.includes(language.tag) ?? true)
    .map((one) => ({ ...one, pages: one.pages.filter(({ address }) => isRoute(address)) }))
    .filter(({ pages }) => pages.length > 0);
  if (asked.length === 0) throw noSuchPage(args);
  const kept = new Set(pathsOf(asked));
  const left = new Set(pathsOf(languages).filter((path) => !kept.has(path)));
  return { languages: asked, files: [...files.filter(({ path }) => !left.has(path)), partMarker] };
}

const pathsOf = (languages: readonly LanguageModel[]): string[] =>
  languages.flatMap(({ pages }) => pages.map(({ address }) => outputPathOf(address)));

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
