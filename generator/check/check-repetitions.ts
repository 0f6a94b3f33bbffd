/** Lists of names in the shared files name each thing once: a page in a bar, a related record. */
import { formatKey, valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { MAX_ITEMS } from '../validate/validate-file.ts';
import { type Placed, stringsIn } from '../validate/values-in.ts';
import { placeOf } from './content-text.ts';
import { findRepeats } from './find-repeats.ts';

/** One problem for each name that its list holds already. */
export function checkRepetitions(files: readonly ContentFile[]): Diagnostic[] {
  return files.filter(({ kind }) => !('language' in kind)).flatMap(checkFile);
}

function checkFile({ source: { path: file }, data }: ContentFile): Diagnostic[] {
  const names = stringsIn(data).filter(([path]) => isInList(data, path));
  const listOf = ([path]: Placed<string>) => formatKey(path.slice(0, -1));
  return findRepeats(names, (name) => `${listOf(name)} ${name[1]}`).map(({ again, first }) => ({
    rule: 'ref/repeated',
    ...placeOf({ file, path: again[0] }),
    message: `"${again[1]}" stands twice in "${listOf(again)}".`,
    fix: 'Remove one of them, or name another in its place.',
    related: [{ place: { file, path: first[0] }, label: 'first' }],
  }));
}

/** Lists that are too long are told by schema/too-long. */
function isInList(data: unknown, path: Placed<string>[0]): boolean {
  const list = valueAt(data, path.slice(0, -1));
  return Array.isArray(list) && list.length <= MAX_ITEMS;
}
