/** Finds the places of problems, and reports them. */
import type { Build } from '../build-site.ts';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { locateDiagnostics } from '../diagnostics/locate.ts';
import type { CommonOptions } from './common-options.ts';
import { reportLocated } from './report-located.ts';
import type { ExitCode, Shell } from './shell.ts';

/** Problems with the texts to show them in. */
export type ProblemList = Pick<Build, 'diagnostics' | 'sources' | 'spans'>;

/** Prints and writes the list, see `reportLocated`. */
export function reportProblems(list: ProblemList, options: CommonOptions, shell: Shell): ExitCode {
  return reportLocated(locateProblems(list), list.sources.size, options, shell);
}

/** The problems with their places. */
export function locateProblems({ diagnostics, sources, spans }: ProblemList): LocatedDiagnostic[] {
  return locateDiagnostics(diagnostics, (file) => sources.get(file), spans);
}
