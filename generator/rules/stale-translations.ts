/** What the lock file tells: translations older than their source, days older than their file, lines of no use. */
import { formatKey, valueAt } from '../../schema/data-path.ts';
import { fieldsOfWords } from '../../schema/index.ts';
import type { AlignedText, Comparison } from '../content/compare-translations.ts';
import type { ContentFile } from '../content/content-file.ts';
import { placeOf } from '../content/content-text.ts';
import { DAY, judge, LOCK_FILE, pairOf, pairOfDay, pairsOf } from '../content/lock.ts';
import { openLines } from '../content/moved-lines.ts';
import { isWritten } from '../content/unwritten.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { languageName } from '../text/language-name.ts';
import { printOnOneLine } from '../text/print-on-one-line.ts';
import type { RuleContext } from './rule-context.ts';

/** The command that writes the lock file. */
const ACCEPT = 'npm run translations -- accept';

/**
 * One problem for each translation whose source alone has changed, and one for each file with words of which the
 * lock file does not know. Without a lock file nothing is asked.
 */
export function checkStale(
  { texts }: Comparison,
  { lock, named, goneLines: gone }: Pick<RuleContext, 'lock' | 'named' | 'goneLines'>,
): Diagnostic[] {
  if (lock === undefined) return [];
  const keys = new Set(texts.map(({ path }) => formatKey(path)));
  const files = new Set(texts.flatMap(({ values }) => values.map(({ file }) => file)));
  const lines = new Map(Array.from(files, (file) => [file, openLines({ file, lock, gone, keys })]));
  const judged = texts.flatMap((text) => judgeText(text, lines, named));
  const unrecorded = judged.filter(({ standing }) => standing === 'unrecorded');
  return [
    ...judged.filter(({ standing }) => standing === 'stale').map(explainStale),
    ...[...Map.groupBy(unrecorded, ({ own }) => own.file).values()].flatMap(explainUnrecorded),
  ];
}

type Judged = ReturnType<typeof judgeText>[number];

type LinesByFile = ReadonlyMap<string, ReturnType<typeof openLines>>;

function judgeText({ path, values }: AlignedText, lines: LinesByFile, named: string | undefined) {
  const [source, ...others] = values.filter(({ value }) => isWritten(value));
  if (source === undefined || source.language !== named) return [];
  return others.map((own) => {
    const pair = pairOf(source.value, own.value);
    const { known = [], standing = 'unrecorded' } = lines.get(own.file)?.(formatKey(path), pair) ?? {};
    // A copy of the source is none of its translations yet.
    const isCopy = pair.source === pair.own && known.length === 0;
    return { path, source, own, standing: isCopy ? 'accepted' : standing };
  });
}

function explainStale({ path, source, own: { file, language } }: Judged): Diagnostic {
  const key = formatKey(path);
  const [name, original] = [languageName(language), languageName(source.language)];
  return {
    rule: 'i18n/stale',
    ...placeOf({ file, path, language }),
    message: `"${key}" was translated from an older ${original} text.\nnow  ${printOnOneLine(source.value)}`,
    fix: `Change the ${name} text, or confirm it: ${ACCEPT} "${file}#${key}"`,
    related: [{ place: { file: source.file, path }, label: source.language }],
  };
}

/** Keys that a message lists; of more it says how many there are. */
const mostListed = 40;

/** Reports the texts of a file once. */
function explainUnrecorded(judged: readonly Judged[]): Diagnostic[] {
  const keys = judged.map(({ path }) => formatKey(path));
  const more = keys.length > mostListed ? ` and ${keys.length - mostListed} more` : '';
  const [count, are] = [plural(keys.length, 'text'), keys.length === 1 ? 'is' : 'are'];
  return judged.slice(0, 1).map(({ own: { file, language }, path, source }) => ({
    rule: 'i18n/unrecorded',
    ...placeOf({ file, path, language }),
    message: [
      `${count} of this file ${are} not recorded in ${LOCK_FILE} as written, so nothing reports when the ${languageName(source.language)} changes.`,
      `${keys.slice(0, mostListed).join(', ')}${more}`,
    ].join('\n'),
    fix: `When the translation is right, record it: ${ACCEPT}`,
  }));
}

/** Returns one note for each file that has changed while its day stayed, unless that is the day of the build. */
export function checkUpdated({
  files,
  lock,
  day,
}: Pick<RuleContext, 'files' | 'lock'> & Partial<Pick<RuleContext, 'day'>>): Diagnostic[] {
  return files.flatMap(({ data, kind, source: { path: file } }): Diagnostic | [] => {
    const pair = pairOfDay(data);
    const known = pairsOf(lock?.files.get(file)).get(DAY);
    if (pair === undefined || judge(known, pair) !== 'stale') return [];
    if (day !== undefined && String(valueAt(data, [DAY])) >= day) return [];
    const language = 'language' in kind ? kind.language : undefined;
    return {
      rule: 'age/updated',
      ...placeOf({ file, path: [DAY], ...(language && { language }) }),
      message: 'The file was changed, and this day was not.',
      fix: `Write the day of the change. Where it stands there already, or the meaning is the same: ${ACCEPT} "${file}#${DAY}"`,
    };
  });
}

/** One problem for each file of which there are lines for a text that is gone, or more than one for a text. */
export function checkLockLines({ files, lock }: Pick<RuleContext, 'files' | 'lock'>): Diagnostic[] {
  return files.flatMap((file) => {
    const lines = lock?.files.get(file.source.path);
    if (lines === undefined || file.data === undefined) return [];
    const keys = keysOf(file);
    const needless = [...pairsOf(lines)].filter(([key, pairs]) => !keys.has(key) || pairs.length > 1);
    return needless.slice(0, 1).map(([key]) => explainNeedless([file.source.path, key], needless.length));
  });
}

/** Keys of what the lock file may know of a file: its texts, of which a counted one is one, and its day. */
function keysOf({ schema, data }: ContentFile): ReadonlySet<string> {
  const keys = fieldsOfWords(schema, data).map(({ path }) => formatKey(path));
  return new Set(pairOfDay(data) === undefined ? keys : [...keys, DAY]);
}

/** One problem for each line that the program did not write, and for each file that is not there. */
export function checkLockFile({
  files,
  lock,
  earlier,
}: Pick<RuleContext, 'files' | 'lock' | 'earlier'>): Diagnostic[] {
  if (lock === undefined) return [];
  const known = new Set(files.map(({ source }) => source.path));
  const closed = earlier.flatMap(({ rule, place }) => (rule === 'file/unreadable' ? [`${place.file}/`] : []));
  const gone = [...lock.files].filter(
    ([file]) => !known.has(file) && !closed.some((folder) => file.startsWith(folder)),
  );
  return [
    ...lock.faults.map(explainFault),
    ...gone.map(([file, lines]) => explainNeedless([file], lines.length)),
  ];
}

function explainNeedless(path: readonly [file: string, ...key: string[]], count: number): Diagnostic {
  return {
    rule: 'i18n/lock',
    place: { file: LOCK_FILE, path, part: 'key' },
    message: `${plural(count, 'line')} for ${path[0]} of no use: a text is gone, or has another line.`,
    fix: `${ACCEPT} takes out what is needless.`,
  };
}

function explainFault(line: number): Diagnostic {
  return {
    rule: 'i18n/lock',
    severity: 'warning',
    place: { file: LOCK_FILE, span: { line, column: 1, endLine: line, endColumn: 2 } },
    message: 'This is no line that the program writes; a merge may have left it.',
    fix: `${ACCEPT} writes the file anew, of the lines that can be read.`,
  };
}
