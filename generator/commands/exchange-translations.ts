/** The actions of `site translations` by which texts leave the project and come back: report, export, import. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { valueAt } from '../../schema/data-path.ts';
import { createOldWords } from '../check/add-old-words.ts';
import { printWords } from '../check/check-stale.ts';
import { isWritten } from '../check/check-stray-marks.ts';
import { pairOf } from '../check/lock.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { openHistory } from '../read/read-history.ts';
import { isSystemError, reasonOf, refusalOf } from '../system-error.ts';
import { formatReport, type OldWordsOf } from '../translations/format-report.ts';
import { type Arrival, checkArrivals, placeWords, sortReturned } from '../translations/plan-import.ts';
import { recordSome } from '../translations/plan-lock.ts';
import type { Translation } from '../translations/survey.ts';
import { formatXliff, readXliff, type Unit, unitsOf } from '../translations/xliff.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { resolveResult } from './common-options.ts';
import { first, UsageError } from './parse-arguments.ts';
import { reportProblems } from './report-problems.ts';
import { type ExitCode, exitCodes } from './shell.ts';
import { lockFile, type TranslationsRun, writeAll } from './translations-run.ts';

/** Writes the page of all texts, those of a language or of all. */
export function writeReport(run: TranslationsRun): ExitCode {
  const { content, translations } = run;
  return writeOut(formatReport(translations, content.source, oldWordsOf(run)), run);
}

/** Writes what is open in a language: missing, in another language, or stale. */
export async function exportTexts(run: TranslationsRun): Promise<ExitCode> {
  const { words, content, translations, shell, common } = run;
  const [target = ''] = words;
  const all = translations.filter(({ language }) => language === target);
  const targets = [...new Set(translations.map(({ language }) => language))];
  if (words.length !== 1 || all.length === 0)
    throw new UsageError(`export takes one language: ${targets.join(', ')}.`);
  const open = all.filter(({ state }) => ['missing', 'stale', 'untranslated'].includes(state));
  const isThere = ({ file }: Translation) => content.files.some(({ source }) => source.path === file);
  const left = new Set(
    all.filter((one) => one.state === 'unaligned' || !isThere(one)).map(({ file }) => file),
  );
  const units = open.filter(isThere).flatMap(unitsOf);
  const findOld = oldWordsOf(run);
  const text = await formatXliff(units, (unit) => notesOf(unit, findOld), { source: content.source, target });
  const code = writeOut(text, run);
  for (const file of left)
    shell.tell(
      `${file} is missing, or has lists of another length: see npm run check. What it lacks is left out.\n`,
    );
  if (code === exitCodes.done && !common.quiet) shell.tell(`${plural(units.length, 'text')} to translate.\n`);
  return code;
}

/** What a translator is told beside the source. */
function notesOf({ path: own, translation }: Unit, findOld: OldWordsOf): string[] {
  const { key, state, field } = translation;
  const old = state === 'stale' ? findOld(translation) : undefined;
  const form = field.kind === 'plural' ? [`Of a counted text, the form "${own.at(-1)}".`] : [];
  const before = state === 'stale' ? [`The translation so far: ${printWords(translation.own)}`] : [];
  const was = old === undefined ? [] : [`It was made from: ${old}`];
  const keep = 'Keep {{names}} and [words](targets) as they are; mark **strong** the same words.';
  return [key, ...form, keep, ...before, ...was];
}

/** Takes what was translated, if all of it fits; nothing is written otherwise. */
export async function importTexts(run: TranslationsRun): Promise<ExitCode> {
  const { words, content, shell, common } = run;
  const [file] = words;
  if (file === undefined || words.length > 1)
    throw new UsageError('import takes one file that export has written.');
  const text = readGiven(path.resolve(shell.projectRoot, file), file);
  const returned = await readXliff(text);
  if (returned === undefined)
    throw new UsageError(`${file} is no whole XLIFF 2 file with a source and a target language.`);
  const { languages, units } = returned;
  const translations = run.translations.filter(({ language }) => language === languages.target);
  if (languages.source !== content.source || translations.length === 0) {
    throw new UsageError(
      `${file} is from ${languages.source} to ${languages.target}, which are not two languages of this site.`,
    );
  }
  const sorted = sortReturned({ file, text, units }, translations);
  const placed = placeWords(sorted.value, content.files);
  const checked = checkArrivals(sorted.value, placed.value, content.files);
  const diagnostics = [...sorted.diagnostics, ...placed.diagnostics, ...checked.diagnostics];
  if (diagnostics.length > 0) {
    shell.tell('Nothing was written.\n');
    return reportProblems({ diagnostics, sources: new Map([[file, text]]) }, common, shell);
  }
  const files = [...placed.value].map(([name, own]) => ({ path: name, text: own, replaces: true }));
  const accepted = acceptArrivals(sorted.value, checked.value);
  // A project without a lock file does not ask how old translations are.
  const locked = run.lockText === undefined ? [] : [lockFile(recordSome(content.lock, accepted))];
  writeAll([...files, ...locked], run);
  const count = sorted.value.length;
  if (!common.quiet) {
    shell.tell(
      `${plural(count, 'text')} in ${plural(files.length, 'file')}; ${units.length - count} came back empty.\n`,
    );
  }
  return exitCodes.done;
}

/** The translations with the words that they have now; of a counted text all forms have to be there. */
function acceptArrivals(arrivals: readonly Arrival[], files: readonly ContentFile[]): Translation[] {
  return [...new Set(arrivals.map(({ unit }) => unit.translation))].flatMap((translation) => {
    const data = files.find(({ source }) => source.path === translation.file)?.data;
    const own = valueAt(data, translation.path);
    return isWritten(own) ? [{ ...translation, own, pair: pairOf(translation.source.value, own) }] : [];
  });
}

function oldWordsOf({ shell }: TranslationsRun): OldWordsOf {
  const findOld = createOldWords(openHistory(shell.projectRoot));
  return ({ source, path: own, known }) =>
    findOld(source.file, own, new Set(known.map((pair) => pair.source)));
}

function readGiven(full: string, file: string): string {
  try {
    return readFileSync(full, 'utf8').replace(/^\uFEFF/u, '');
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`${file} cannot be read: ${reasonOf(error)}.`);
  }
}

/** Writes what `--out` names. */
function writeOut(text: string, { args, shell }: TranslationsRun): ExitCode {
  const out = first(args, 'out');
  if (out === undefined) throw new UsageError('Say with --out <file> where it is to be written.');
  const file = resolveResult('--out', out, shell);
  const refusal = refusalOf(() => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  });
  if (refusal === undefined) return exitCodes.done;
  shell.tell(`${out} cannot be written: ${reasonOf(refusal)}.\n`);
  return exitCodes.environment;
}
