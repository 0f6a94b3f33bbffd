/** The part of `site explain` that needs the built site: addresses and lines of content. */
import type { BuildOptions, BuiltSite } from '../build-site.ts';
import { pathAtLine } from '../diagnostics/find-in-yaml.ts';
import { nearest, suggestion } from '../diagnostics/index.ts';
import { createPaint } from '../diagnostics/paint.ts';
import { type ContentPlace, explainLine, formatLine } from '../explain/explain-line.ts';
import { explainPage, formatOrigin } from '../explain/explain-page.ts';
import type { PageModel } from '../model/site-model.ts';
import { buildInMemory } from './build-in-memory.ts';
import type { CommonOptions } from './common-options.ts';
import { UsageError } from './parse-arguments.ts';
import { reportProblems } from './report-problems.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** A line of a content file; without it the whole file. */
type Line = { readonly file: string; readonly line: number | undefined };

/** An address of the site, or a line of its content. */
export type Asked = { readonly address: string } | Line;

type Settings = { readonly common: CommonOptions; readonly isJson: boolean; readonly options: BuildOptions };

/** Builds the site in memory and answers; content with mistakes has no pages yet, so these are told instead. */
export async function explainContent(asked: Asked, settings: Settings, shell: Shell): Promise<ExitCode> {
  const { common, isJson } = settings;
  const { site, options, ...problems } = await buildInMemory(settings.options, shell);
  if (site === undefined) return reportProblems(problems, common, shell);
  const paint = createPaint(common.colour);
  const answer =
    'address' in asked
      ? explainPage(pageAt(asked.address, site), site)
      : await explainLine(placeOf(asked, site), site, options);
  if (isJson) shell.print(`${JSON.stringify({ version: 1, ...answer }, null, 2)}\n`);
  else shell.print('sources' in answer ? formatOrigin(answer, paint) : formatLine(answer, paint));
  return exitCodes.done;
}

/** The field on a line, or the whole file; throws `UsageError` for what there is not. */
function placeOf({ file, line }: Line, { content }: BuiltSite): ContentPlace {
  const texts = new Map(content.map(({ source }) => [source.path, source.text]));
  const text = texts.get(file);
  if (text === undefined) {
    const meant = suggestion(nearest(file, texts.keys()), '');
    throw new UsageError(`${file} is no content file that is published. ${meant}`.trim());
  }
  if (line === undefined) return { file, path: [] };
  const lines = text.trimEnd().split('\n').length;
  if (line < 1 || line > lines) throw new UsageError(`${file} has ${lines} lines.`);
  return { file, path: pathAtLine(text, line) };
}

/** The page at an address as people write it; throws `UsageError` with addresses that may have been meant. */
function pageAt(word: string, { model }: BuiltSite): PageModel {
  const pages = model.languages.flatMap((language) => language.pages);
  const wanted = plainAddress(word);
  const found = pages.find(({ address }) => plainAddress(address) === wanted);
  if (found !== undefined) return found;
  const last = (address: string) => plainAddress(address).split('/').at(-1) ?? '';
  const near = pages
    .map(({ address }) => address)
    .filter((address) => nearest(wanted, [address]) ?? nearest(last(wanted), [last(address)]));
  const meant = near.length === 0 ? '' : ` Did you mean ${near.slice(0, 5).join(', ')}?`;
  throw new UsageError(`No page has the address ${word}.${meant}`);
}

/** Without what hosts pass over: an ending, the name of an index, a slash at the end. */
const plainAddress = (address: string): string =>
  address.replace(/(?:(?<=\/)index)?(?:\.html)?$/u, '').replace(/(?<=.)\/$/u, '');
