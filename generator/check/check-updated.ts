/** When the words or facts of a file change, its day of change does, too: the lock file remembers both. */
import { isPlainObject } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ACCEPT } from './check-stale.ts';
import { placeOf } from './content-text.ts';
import { judge, type Pair, pairOf, pairsOf } from './lock.ts';
import type { Look } from './look.ts';

/** The field that says when a file last changed in its meaning; no text is called so. */
export const DAY = 'updated';

/** One note for each file that has changed while its day stayed. */
export function checkUpdated({ files, lock }: Pick<Look, 'files' | 'lock'>): Diagnostic[] {
  return files.flatMap(({ data, kind, source: { path: file } }): Diagnostic | [] => {
    const pair = pairOfDay(data);
    const known = pairsOf(lock?.files.get(file)).get(DAY);
    if (pair === undefined || judge(known, pair) !== 'stale') return [];
    const language = 'language' in kind ? kind.language : undefined;
    return {
      rule: 'age/updated',
      ...placeOf({ file, path: [DAY], ...(language && { language }) }),
      message: 'The file was changed, and this day was not.',
      fix: `Write the day of the change. Where it stands there already, or the meaning is the same: ${ACCEPT} "${file}#${DAY}"`,
    };
  });
}

/** What a file says and since when; undefined for one that says no day. */
export function pairOfDay(data: unknown): Pair | undefined {
  if (!isPlainObject(data) || typeof data[DAY] !== 'string') return undefined;
  const { [DAY]: day, ...rest } = data;
  return pairOf(JSON.stringify(rest), day);
}
