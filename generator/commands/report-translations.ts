/** `site translations report`: writes one page with every text beside its source. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createOldWords } from '../authoring/translations/add-old-words.ts';
import { formatReport, type OldWordsOf } from '../authoring/translations/format-report.ts';
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
  if (out === undefined) throw new UsageError('Say with --out <file> where it is to be written.');
  const file = resolveResult('--out', out, shell);
  const refusal = catchSystemError(() => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, formatReport(translations, content.source, oldWordsOf(run)));
  });
  if (refusal === undefined) return exitCodes.done;
  shell.tell(`${out} cannot be written: ${systemErrorMessage(refusal)}.\n`);
  return exitCodes.environment;
}

function oldWordsOf({ shell }: TranslationsRun): OldWordsOf {
  const findOld = createOldWords(openHistory(shell.projectRoot));
  return ({ source, path: own, known }) =>
    findOld(source.file, own, new Set(known.map((pair) => pair.source)));
}
