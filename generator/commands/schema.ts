import {
  applyEditorFileChange,
  type EditorFileChange,
  findEditorFileChanges,
  SETTINGS_FILE,
} from '../authoring/editor-files.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { catchSystemError, explainWriteError, SystemError } from '../files/system-error.ts';
import { readCommonOptions } from './common-options.ts';
import { type Arguments, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';
import { reportProblems } from './report-problems.ts';

/** Throws `UsageError` when the editor's settings cannot be parsed. */
export async function schema(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const common = readCommonOptions(args, context);
  const { projectRoot } = context;
  const changes = findChanges(projectRoot);
  if (args.options.has('check')) {
    return reportProblems(
      { diagnostics: changes.map(changeDiagnostic), sources: new Map() },
      common,
      context,
    );
  }
  const error = catchSystemError(() => {
    for (const change of changes) applyEditorFileChange(change, projectRoot);
  });
  if (error !== undefined)
    throw new SystemError(explainWriteError(error, { projectRoot, path: projectRoot }));
  if (!common.quiet) context.stderr(`${changes.length} of the editor's files changed.\n`);
  return exitCodes.done;
}

function findChanges(projectRoot: string): EditorFileChange[] {
  try {
    return findEditorFileChanges(projectRoot);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageError(
      `${SETTINGS_FILE} is not plain JSON; writing it would delete your settings: ${error.message}.`,
    );
  }
}

const changeDiagnostic = ({ file, contents }: EditorFileChange): Diagnostic => ({
  rule: 'build/stale-schema',
  location: { file },
  message: contents === undefined ? `${file} belongs to no collection.` : `${file} differs from the schemas.`,
  fix: 'Run npm run schema.',
});
