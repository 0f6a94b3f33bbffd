/** Finds the places of problems, and reports them. */

import { addOldWords } from '../authoring/translations/add-old-words.ts';
import { LOCK_FILE } from '../content/lock.ts';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { locateDiagnostics } from '../diagnostics/locate.ts';
import type { Build } from '../pipeline/build-site.ts';
import { openHistory } from '../pipeline/read/read-history.ts';
import { type CommonOptions, readCommonOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { reportLocated } from './report-located.ts';
import type { ExitCode, Shell } from './shell.ts';

/** Problems with the texts to show them in. */
export type ProblemList = Pick<Build, 'diagnostics' | 'sources' | 'locationCache'>;

/** Prints and writes the list, see `reportLocated`. */
export function reportProblems(list: ProblemList, options: CommonOptions, shell: Shell): ExitCode {
  return reportLocated(locateProblems(list, shell), list.sources.size, options, shell);
}

/**
 * A fault of the program in every form that was asked for but the human one, which names no place in vain: machines get
 * one document whatever happens.
 */
export function reportFault({ message }: Error, args: Arguments, shell: Shell): void {
  const options = readCommonOptions(args, shell);
  const forms = options.forms.filter((form) => form !== 'human');
  const diagnostics = [{ rule: 'build/fault', place: { file: 'generator' }, message }] as const;
  reportProblems({ diagnostics, sources: new Map() }, { ...options, forms }, shell);
}

/** The problems with their places, and with the words that Git still has of what has changed. */
export function locateProblems(
  { diagnostics, sources, locationCache }: ProblemList,
  { projectRoot }: Pick<Shell, 'projectRoot'>,
): LocatedDiagnostic[] {
  const reported = addOldWords(diagnostics, sources.get(LOCK_FILE), openHistory(projectRoot));
  return locateDiagnostics(reported, (file) => sources.get(file), locationCache);
}
