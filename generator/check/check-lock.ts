/** The lock file of translations holds what the program wrote into it, and nothing that is of no use. */
import { formatKey } from '../../schema/data-path.ts';
import { fieldsOfWords } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { LOCK_FILE } from '../read/read-lock.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { ACCEPT } from './check-stale.ts';
import { DAY, pairOfDay } from './check-updated.ts';
import { pairsOf } from './lock.ts';
import type { Look } from './look.ts';

/** One problem for each file of which there are lines for a text that is gone, or more than one for a text. */
export function checkLockLines({ files, lock }: Pick<Look, 'files' | 'lock'>): Diagnostic[] {
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
export function checkLockFile({ files, lock }: Pick<Look, 'files' | 'lock'>): Diagnostic[] {
  if (lock === undefined) return [];
  const known = new Set(files.map(({ source }) => source.path));
  const gone = [...lock.files].filter(([file]) => !known.has(file));
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
