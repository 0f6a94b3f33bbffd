/** `site translations report`: writes one page with every text next to its source. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPreviousTextFinder } from '../authoring/translations/add-previous-texts.ts';
import { formatReport, type PreviousTextOf } from '../authoring/translations/format-report.ts';
import { catchSystemError, systemErrorMessage } from '../files/system-error.ts';
import { openHistory } from '../pipeline/read/read-history.ts';
import { resolveResult } from './common-options.ts';
import { first, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes } from './shell.ts';
import type { TranslationsRun } from './translations-run.ts';

/** Writes the page, for the languages asked for, to the file that `--out` names. Throws `UsageError`. */
export function writeReport(run: TranslationsRun): ExitCode {
  const { args, content, translations, shell } = run;
  const out = first(args, 'out');
  if (out === undefined) throw new UsageError('report needs --out <file>, the file to write.');
  const file = resolveResult('--out', out, shell);
  const error = catchSystemError(() => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, formatReport(translations, content.source, createFindOldTexts(run)));
  });
  if (error === undefined) return exitCodes.done;
  shell.stderr(`${out} cannot be written: ${systemErrorMessage(error)}.\n`);
  return exitCodes.environment;
}

function createFindOldTexts({ shell }: TranslationsRun): PreviousTextOf {
  const findOld = createPreviousTextFinder(openHistory(shell.projectRoot));
  return ({ source, path: own, known }) =>
    findOld(source.file, own, new Set(known.map((pair) => pair.source)));
}
