/** `site schema`: writes the JSON Schemas that editors use; with `--check` it only compares. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  planEditorFiles,
  SCHEMA_FOLDER,
  SETTINGS_FILE,
} from '../authoring/editor-schemas/plan-editor-files.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { catchSystemError, SystemError } from '../files/system-error.ts';
import { explainWriteError } from '../pipeline/emit/output-folder.ts';
import { readCommonOptions } from './common-options.ts';
import { type Arguments, UsageError } from './parse-arguments.ts';
import { reportProblems } from './report-problems.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Runs the command. Throws `UsageError` when the editor's settings cannot be parsed. */
export async function schema(args: Arguments, shell: Shell): Promise<ExitCode> {
  const common = readCommonOptions(args, shell);
  const changes = findChanges(shell.projectRoot);
  if (args.options.has('check')) {
    return reportProblems({ diagnostics: changes.map(explainChange), sources: new Map() }, common, shell);
  }
  const { projectRoot } = shell;
  const error = catchSystemError(() => {
    for (const change of changes) apply(change, projectRoot);
  });
  if (error !== undefined)
    throw new SystemError(explainWriteError(error, { projectRoot, path: projectRoot }));
  if (!common.quiet) shell.stderr(`${changes.length} of the editor's files changed.\n`);
  return exitCodes.done;
}

/** A file that differs from the planned one; without contents it is to be removed. */
type Change = { readonly file: string; readonly contents: string | undefined };

function findChanges(projectRoot: string): Change[] {
  const read = (file: string) => {
    const full = path.join(projectRoot, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  const planned = new Map(planFiles(read(SETTINGS_FILE)).map(({ path: file, contents }) => [file, contents]));
  const existing = globSync(`${SCHEMA_FOLDER}/**/*.json`, { cwd: projectRoot });
  return [...new Set([...planned.keys(), ...existing])]
    .map((file) => ({ file, contents: planned.get(file) }))
    .filter(({ file, contents }) => read(file) !== contents);
}

function planFiles(settings: string | undefined) {
  try {
    return planEditorFiles(settings);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageError(
      `${SETTINGS_FILE} is not plain JSON; writing it would lose your settings: ${error.message}.`,
    );
  }
}

function explainChange({ file, contents }: Change): Diagnostic {
  return {
    rule: 'build/stale-schema',
    place: { file },
    message:
      contents === undefined ? `${file} belongs to no collection.` : `${file} differs from the schemas.`,
    fix: 'Run npm run schema.',
  };
}

function apply({ file, contents }: Change, projectRoot: string): void {
  const target = path.join(projectRoot, file);
  if (contents === undefined) {
    rmSync(target);
  } else {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}
