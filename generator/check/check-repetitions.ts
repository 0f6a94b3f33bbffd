/** Lists of names in the shared files name each thing once: a page in a bar, a related record. */

import { formatKey, isPlainObject } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { MAX_ITEMS } from '../validate/validate-file.ts';

/** One problem for each name that its list holds already. */
export function checkRepetitions(files: readonly ContentFile[]): Diagnostic[] {
  return files
    .filter(({ kind }) => !('language' in kind))
    .flatMap(({ source, data }) => repetitionsIn(data).map((found) => explainRepetition(source.path, found)));
}

type Repetition = { readonly path: DataPath; readonly first: DataPath; readonly name: string };

function repetitionsIn(data: unknown, path: DataPath = []): Repetition[] {
  if (Array.isArray(data)) return data.length > MAX_ITEMS ? [] : repetitionsInList(data, path);
  if (!isPlainObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => repetitionsIn(value, [...path, key]));
}

function repetitionsInList(list: readonly unknown[], path: DataPath): Repetition[] {
  const seen = new Map<string, number>();
  return list.flatMap((item, index) => {
    if (typeof item !== 'string') return repetitionsIn(item, [...path, index]);
    const first = seen.get(item);
    if (first !== undefined) return [{ path: [...path, index], first: [...path, first], name: item }];
    seen.set(item, index);
    return [];
  });
}

function explainRepetition(file: string, { path, first, name }: Repetition): Diagnostic {
  return {
    rule: 'ref/repeated',
    place: { file, path },
    key: formatKey(path),
    message: `"${name}" stands twice in "${formatKey(path.slice(0, -1))}".`,
    fix: 'Remove one of them, or name another in its place.',
    related: [{ place: { file, path: first }, label: 'first' }],
  };
}
