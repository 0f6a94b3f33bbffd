/** What `--language` and `--route` leave of a site that was built. */
import type { BuiltSite } from '../build-site.ts';
import { partMarker } from '../emit/output-folder.ts';
import type { LanguageModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { outputPathOf } from '../routes/addresses.ts';
import type { Arguments } from './parse-arguments.ts';
import { asksForPart, noSuchPage, readLanguages, readRoute } from './selection.ts';

/** What is to be written of a site. */
export type Part = {
  readonly languages: readonly LanguageModel[];
  readonly files: readonly OutputFile[];
};

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
