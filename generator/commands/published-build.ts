/** The build whose output is in place. A run that would make the same again only says so. */

import type { Cache } from '../cache/cache.ts';
import { type BuildDay, type DayOptions, dayIn } from '../content/routes/build-day.ts';
import type { LocatedDiagnostic } from '../diagnostics/index.ts';
import type { OutputFolder } from '../pipeline/emit/output-folder.ts';
import { isOutputIntact, keyOfOutput } from '../pipeline/emit/output-record.ts';
import type { Shell } from './shell.ts';

/** What is told of a build when it is published, and again as long as nothing changes. */
export type PublishedBuild = {
  readonly day: BuildDay | undefined;
  readonly located: readonly LocatedDiagnostic[];
  /** Content files. */
  readonly sources: number;
  readonly pages: number;
  readonly languages: number;
  /** Files of the output. */
  readonly files: number;
};

/** The builds of these inputs; an output that is put in place later has a key of its own. */
export function openPublishedBuilds(cache: Cache, folder: OutputFolder, inputs: string) {
  const key = () => [inputs, keyOfOutput(folder)];
  return {
    /** Returns undefined when the output in place is not of these inputs or this day, or has been touched since. */
    find: (options: DayOptions): PublishedBuild | undefined => {
      if (!isOutputIntact(cache, folder)) return undefined;
      // Only `put` stores entries in the namespace.
      const build = cache.get('builds', key()) as PublishedBuild | undefined;
      return build?.day !== undefined && isStillDay(build.day, options) ? build : undefined;
    },
    put: (build: PublishedBuild): void => cache.set('builds', key(), build),
  };
}

/** Returns whether a build today has the day of an earlier one with the same settings. */
const isStillDay = ({ date, timeZone }: BuildDay, asked: DayOptions): boolean =>
  asked.date !== undefined || (asked.now !== undefined && dayIn(timeZone, asked.now) === date);

/** Said when a build was refused. */
export const refusal = 'Nothing was written; the output is as it was.\n';

/** What was done with the files, and when it began, on the clock of the shell. */
export type Totals = { readonly written: number; readonly removed: number; readonly started: number };

/** The last line of a run. */
export function reportTotals(
  { day, pages, languages, files }: Pick<PublishedBuild, 'day' | 'pages' | 'languages' | 'files'>,
  { written, removed, started }: Totals,
  { clock, tell }: Pick<Shell, 'clock' | 'tell'>,
): void {
  const changes = `${written} of ${files} files written${removed > 0 ? `, ${removed} removed` : ''}`;
  const seconds = ((clock() - started) / 1000).toFixed(1);
  const asOf = day === undefined ? '' : `, as of ${day.date}`;
  tell(`${pages} pages, ${languages} languages${asOf}, ${changes}, ${seconds} s\n`);
}
