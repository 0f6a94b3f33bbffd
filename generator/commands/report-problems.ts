/** Locates problems and reports them. */

import { addPreviousTexts } from '../authoring/translations/add-previous-texts.ts';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { locateDiagnostics } from '../diagnostics/locate.ts';
import type { Build } from '../pipeline/build-site.ts';
import { openHistory } from '../pipeline/read/read-history.ts';
import { severityOf } from '../rules/definitions.ts';
import { type CommonOptions, readCommonOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import type { ExitCode, ProcessContext } from './process-context.ts';
import { reportLocated } from './report-located.ts';

/** Problems, with the texts of the files. */
export type ProblemList = Pick<Build, 'diagnostics' | 'sources' | 'locationCache'>;

/** Prints and writes the list, see `reportLocated`. */
export function reportProblems(list: ProblemList, options: CommonOptions, context: ProcessContext): ExitCode {
  return reportLocated(locateProblems(list, context), list.sources.size, options, context);
}

/** Reports a bug of the program in the requested machine-readable formats, whose output must be complete. */
export function reportBugDiagnostic({ message }: Error, args: Arguments, context: ProcessContext): void {
  const options = readCommonOptions(args, context);
  const formats = options.formats.filter((format) => format !== 'human');
  const diagnostics = [{ rule: 'build/internal-error', location: { file: 'generator' }, message }] as const;
  reportProblems({ diagnostics, sources: new Map() }, { ...options, formats }, context);
}

/** Returns the problems with line and column, and with the previous text from Git when a source has changed. */
export function locateProblems(
  { diagnostics, sources, locationCache }: ProblemList,
  { projectRoot }: Pick<ProcessContext, 'projectRoot'>,
): LocatedDiagnostic[] {
  const reported = addPreviousTexts(diagnostics, openHistory(projectRoot));
  const textOf = (file: string) => sources.get(file);
  return locateDiagnostics(reported, { textOf, severityOf, cached: locationCache });
}
