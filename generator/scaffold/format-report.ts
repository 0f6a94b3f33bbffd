/** What is said of files that were written: what is to be filled in, and what else to think of. */

import { MARK } from '../check/check-stray-marks.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { pathOfTarget, type RouteTarget } from '../routes/route.ts';
import type { Mentions } from './find-mentions.ts';
import { titleOf } from './find-page.ts';
import type { Line } from './format-file.ts';

/** A file that is to be written, with its lines. */
export type PlannedFile = { readonly path: string; readonly lines: readonly Line[] };

/** The report of a page. Places are those that editors open: file, line and column. */
export function formatPageReport(
  target: RouteTarget,
  files: readonly PlannedFile[],
  { listedBy, mayBeNamedIn }: Mentions,
): string {
  const places = files.flatMap(({ path, lines }) =>
    lines.flatMap(({ text, key }, index) =>
      key === undefined ? [] : [`  ${path}:${index + 1}:${text.indexOf(MARK) + 1}  ${key}`],
    ),
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

function section(head: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [head, ...lines.map((line) => `  ${line}`), ''];
}
