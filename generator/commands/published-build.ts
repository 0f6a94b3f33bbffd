/** The build that wrote the current output. A run with the same inputs repeats its report and builds nothing. */

import type { Cache } from '../cache/cache.ts';
import { type BuildDay, type DayOptions, dayIn } from '../content/routes/build-day.ts';
import type { LocatedDiagnostic } from '../diagnostics/index.ts';
import type { OutputFolder } from '../pipeline/emit/output-folder.ts';
import { isOutputIntact, keyOfOutput } from '../pipeline/emit/output-record.ts';
import type { Shell } from './shell.ts';

/** The report of a published build, which is repeated while nothing changes. */
export type PublishedBuild = {
  readonly day: BuildDay | undefined;
  readonly located: readonly LocatedDiagnostic[];
  /** Number of content files. */
  readonly sourceCount: number;
  readonly pageCount: number;
  readonly languageCount: number;
  /** Number of files in the output. */
  readonly fileCount: number;
};

/** Opens the published builds of these inputs. Each output has its own key. */
export function openPublishedBuilds(cache: Cache, folder: OutputFolder, inputs: string) {
  const key = () => [inputs, keyOfOutput(folder)];
  return {
    /** Returns the build; undefined when the output has other inputs or another day, or was modified. */
    find: (options: DayOptions): PublishedBuild | undefined => {
      if (!isOutputIntact(cache, folder)) return undefined;
      // Only `store` writes to the namespace.
      const build = cache.get('builds', key()) as PublishedBuild | undefined;
      return build?.day !== undefined && hasSameDay(build.day, options) ? build : undefined;
    },
    store: (build: PublishedBuild): void => cache.set('builds', key(), build),
  };
}

/** Returns whether a build with the same settings would have the same day now. */
const hasSameDay = ({ date, timeZone }: BuildDay, options: DayOptions): boolean =>
  options.date !== undefined || (options.now !== undefined && dayIn(timeZone, options.now) === date);

/** The message after a build with errors. */
export const nothingWritten = 'Nothing was written; the output did not change.\n';

/** Numbers of files, and the start of the run on `shell.clock`. */
export type Totals = { readonly written: number; readonly removed: number; readonly started: number };

/** Prints the last line of a run. */
export function reportTotals(
  { day, pageCount, languageCount, fileCount }: Omit<PublishedBuild, 'located' | 'sourceCount'>,
  { written, removed, started }: Totals,
  { clock, stderr }: Pick<Shell, 'clock' | 'stderr'>,
): void {
  const changes = `${written} of ${fileCount} files written${removed > 0 ? `, ${removed} removed` : ''}`;
  const seconds = ((clock() - started) / 1000).toFixed(1);
  const asOf = day === undefined ? '' : `, as of ${day.date}`;
  stderr(`${pageCount} pages, ${languageCount} languages${asOf}, ${changes}, ${seconds} s\n`);
}
