/** What is said of files that were written: what is to be filled in, and what else to think of. */
import { formatKey } from '../../schema/data-path.ts';
import { MARK } from '../check/check-stray-marks.ts';
import { pathAtLine } from '../diagnostics/find-in-yaml.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { pathOfTarget, type RouteTarget } from '../routes/route.ts';
import type { Mentions } from './find-mentions.ts';
import { titleOf } from './find-page.ts';
import type { NewFile } from './plan.ts';

/** The report of a page. Places are those that editors open: file, line and column. */
export function formatPageReport(
  target: RouteTarget,
  files: readonly NewFile[],
  { listedBy, mayBeNamedIn }: Mentions,
): string {
  const places = files.flatMap(({ path, text }) =>
    findMarks(text).map(({ line, column, key }) => `  ${path}:${line}:${column}  ${key}`),
  );
  const address = pathOfTarget(target);
  return [
    `The ${titleOf(target)} has ${plural(files.length, 'new file')}. Write what belongs in place of each ${MARK}:`,
    '',
    ...places,
    '',
    ...section(`Its page is ${address}. It is listed by itself on:`, listedBy),
    ...section('It may also be named in:', mayBeNamedIn),
    'npm run check names what is left to write.',
    '',
  ].join('\n');
}

/** Where a file is still to be written, and the name of the field there. */
export function findMarks(text: string) {
  return text.split('\n').flatMap((written, index) => {
    const before = unwritten.exec(written)?.[0];
    if (before === undefined) return [];
    const line = index + 1;
    return [{ line, column: before.length + 1, key: formatKey(pathAtLine(text, line)) }];
  });
}

/** What stands before a mark, on a line that is no comment. */
const unwritten = new RegExp(`^[^#]*?(?=\\b${MARK}(?:$|:))`, 'u');

function section(head: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [head, ...lines.map((line) => `  ${line}`), ''];
}
