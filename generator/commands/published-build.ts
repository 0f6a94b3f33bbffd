/** The build whose output is in place. A run that would make the same again only says so. */
import type { LocatedDiagnostic } from '../diagnostics/index.ts';
import type { OutputFolder } from '../emit/output-folder.ts';
import { isOutputIntact, keyOfOutput } from '../emit/output-record.ts';
import { keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import type { Shell } from './shell.ts';

/** What is told of a build when it is published, and again as long as nothing changes. */
export type PublishedBuild = {
  readonly located: readonly LocatedDiagnostic[];
  /** Content files. */
  readonly sources: number;
  readonly pages: number;
  readonly languages: number;
  /** Files of the output. */
  readonly files: number;
};

/** The builds of these inputs; an output that is put in place later has a key of its own. */
export function openPublishedBuilds(store: Store, folder: OutputFolder, inputs: string) {
  const builds = store.bucket('builds');
  const key = () => keyOf(inputs, keyOfOutput(folder));
  return {
    /** Undefined when the output in place is not of these inputs, or has been touched since. */
    find: (): PublishedBuild | undefined =>
      // The store gives back what this program put into it, or nothing.
      isOutputIntact(store, folder) ? (builds.getJson(key()) as PublishedBuild | undefined) : undefined,
    put: (build: PublishedBuild): void => builds.putJson(key(), build),
  };
}

/** Said when a build was refused. */
export const refusal = 'Nothing was written; the output is as it was.\n';

/** What was done with the files, and when it began, on the clock of the shell. */
export type Totals = { readonly written: number; readonly removed: number; readonly started: number };

/** The last line of a run. */
export function tellTotals(
  { pages, languages, files }: Pick<PublishedBuild, 'pages' | 'languages' | 'files'>,
  { written, removed, started }: Totals,
  { clock, tell }: Pick<Shell, 'clock' | 'tell'>,
): void {
  const changes = `${written} of ${files} files written${removed > 0 ? `, ${removed} removed` : ''}`;
  const seconds = ((clock() - started) / 1000).toFixed(1);
  tell(`${pages} pages, ${languages} languages, ${changes}, ${seconds} s\n`);
}
