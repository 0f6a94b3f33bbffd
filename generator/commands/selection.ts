/** What `--language` and `--route` ask for: languages by their tags, pages by their addresses. */
import { type Arguments, first, UsageError } from './parse-arguments.ts';
import type { Shell } from './shell.ts';

/** Options that leave only a part of the site. */
const selecting = ['language', 'route'];

/** Whether only a part of the site is asked for. */
export function asksForPart({ options }: Arguments): boolean {
  return selecting.some((name) => options.has(name));
}

/** A part is for work in progress. Throws `UsageError` where it could be published. */
export function refusePart({ options }: Arguments, { environment }: Pick<Shell, 'environment'>): void {
  const option = selecting.find((name) => options.has(name));
  if (option === undefined) return;
  if (environment.CI)
    throw new UsageError(`--${option} is not for CI: what is built there may be published.`);
  if (options.has('release')) throw new UsageError(`--${option} and --release exclude each other.`);
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
export function readRoute(args: Arguments): ((address: string) => boolean) | undefined {
  const pattern = first(args, 'route');
  if (pattern === undefined) return undefined;
  const address = new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '.*')}$`, 'u');
  return (one) => address.test(one);
}

/** Said when no page has an address that was asked for. */
export function noSuchPage(args: Arguments): UsageError {
  return new UsageError(`No page has an address such as ${first(args, 'route')}.`);
}
