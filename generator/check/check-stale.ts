/** A translation is of the source as it stands today: what the lock file says, see lock.ts. */
import { formatKey } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { LOCK_FILE } from '../read/read-lock.ts';
import { isWritten } from './check-stray-marks.ts';
import type { AlignedText, Comparison } from './compare-translations.ts';
import { placeOf } from './content-text.ts';
import { languageName } from './language-name.ts';
import { judge, type Pairs, pairOf, pairsOf } from './lock.ts';
import type { Look } from './look.ts';

/** The command that writes the lock file. */
export const ACCEPT = 'npm run translations -- accept';

/**
 * One problem for each translation whose source alone has changed, and one for each file with words of which the
 * lock file does not know. Without a lock file nothing is asked.
 */
export function checkStale(
  { texts }: Comparison,
  { lock, named }: Pick<Look, 'lock' | 'named'>,
): Diagnostic[] {
  if (lock === undefined) return [];
  const files = new Set(texts.flatMap(({ values }) => values.map(({ file }) => file)));
  const pairs = new Map([...files].map((file) => [file, pairsOf(lock.files.get(file))]));
  const judged = texts.flatMap((text) => judgeText(text, pairs, named));
  const unrecorded = judged.filter(({ standing }) => standing === 'unrecorded');
  return [
    ...judged.filter(({ standing }) => standing === 'stale').map(explainStale),
    ...[...Map.groupBy(unrecorded, ({ own }) => own.file).values()].flatMap(explainUnrecorded),
  ];
}

type Judged = ReturnType<typeof judgeText>[number];

function judgeText(
  { path, values }: AlignedText,
  pairs: ReadonlyMap<string, Pairs>,
  named: string | undefined,
) {
  const [source, ...others] = values.filter(({ value }) => isWritten(value));
  if (source === undefined || source.language !== named) return [];
  return others.map((own) => {
    const known = pairs.get(own.file)?.get(formatKey(path));
    const pair = pairOf(source.value, own.value);
    // A copy of the source is none of its translations yet.
    const isCopy = pair.source === pair.own && known === undefined;
    return { path, source, own, standing: isCopy ? 'accepted' : judge(known, pair) };
  });
}

function explainStale({ path, source, own: { file, language } }: Judged): Diagnostic {
  const key = formatKey(path);
  const [name, original] = [languageName(language), languageName(source.language)];
  return {
    rule: 'i18n/stale',
    ...placeOf({ file, path, language }),
    message: `"${key}" was translated from an older ${original} text.\nnow  ${printWords(source.value)}`,
    fix: `Change the ${name} text, or confirm it: ${ACCEPT} "${file}#${key}"`,
    related: [{ place: { file: source.file, path }, label: source.language }],
  };
}

/** A text on one line; of a counted one all forms. */
export function printWords(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\s+/gu, ' ').trim();
}

/** Told once for the texts of a file. */
function explainUnrecorded(judged: readonly Judged[]): Diagnostic[] {
  const unknown = `${LOCK_FILE} does not know ${plural(judged.length, 'text')} of this file as written`;
  return judged.slice(0, 1).map(({ own: { file, language }, path, source }) => ({
    rule: 'i18n/lock',
    ...placeOf({ file, path, language }),
    message: `${unknown}, so nothing tells when the ${languageName(source.language)} changes.`,
    fix: `When it is right: ${ACCEPT}`,
  }));
}
