/** What is not published is told, and so is whatever names it. */
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import type { HeldRecord } from '../routes/held-records.ts';
import { placeOf } from './content-text.ts';
import type { Look } from './look.ts';

/** One note for each record that is held back. */
export function tellHeldRecords({ held }: Pick<Look, 'held'>): Diagnostic[] {
  return held.map((record) => ({
    rule: 'route/held-back',
    ...placeOf({ file: record.file, path: [record.from === undefined ? 'draft' : 'published'] }),
    message: `${record.address} is not published: it ${stateOf(record)}.`,
    fix: `npm run generate -- ${record.from === undefined ? '--drafts' : `--date ${record.from}`} shows it.`,
  }));
}

/** The problem of an address that leads to the page of such a record; undefined for all others. */
export function explainHeld(target: string, held: readonly HeldRecord[] = []): Explanation | undefined {
  const record = held.find(({ address }) => address === target.replace(/#.*$/su, ''));
  return (
    record && {
      rule: 'link/broken',
      message: `"${target}" leads to a page that is not published: it ${stateOf(record)}.`,
      fix: 'Link to it when it is published.',
    }
  );
}

/** Why a record is not published, after its name. */
export const stateOf = ({ from }: HeldRecord): string =>
  from === undefined ? 'is a draft' : `appears on ${from}`;
