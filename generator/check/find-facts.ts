/** Reads the shared facts without trusting their shape, so that checks run beside other mistakes. */
import type { CollectionName, FactFileName } from '../../schema/index.ts';
import type { NamedFigure } from '../../schema/placeholder-names.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { isPlainObject, valueAt } from '../validate/data-path.ts';

/** A shared file that could be parsed. */
export type FactFile = { readonly file: string; readonly data: unknown };

/** A shared file, or undefined when it is missing or could not be parsed. */
export function findFacts(files: readonly ContentFile[], name: FactFileName): FactFile | undefined {
  const found = files.find(({ kind }) => kind.type === 'facts' && kind.name === name);
  if (found === undefined || found.data === undefined) return undefined;
  return { file: found.source.path, data: found.data };
}

/** The facts of a record of a collection. */
export type RecordFacts = FactFile & { readonly id: string };

/** The facts of every record of a collection that could be parsed, in the order of the files. */
export function findRecordFacts(files: readonly ContentFile[], name: CollectionName): RecordFacts[] {
  return files.flatMap(({ kind, source, data }) =>
    kind.type === 'collection-facts' && kind.name === name && data !== undefined
      ? [{ id: kind.id, file: source.path, data }]
      : [],
  );
}

/** The business figures as far as their names go; undefined when they cannot be read. */
export function findFigures(files: readonly ContentFile[]): ReadonlyMap<string, NamedFigure> | undefined {
  const business = findFacts(files, 'business');
  const figures = valueAt(business?.data, ['figures']);
  if (!isPlainObject(figures)) return undefined;
  return new Map(
    Object.entries(figures).map(([name, figure]) => [
      name,
      { kind: String(valueAt(figure, ['kind'])), from: valueAt(figure, ['from']) },
    ]),
  );
}

/** The names of the directory; undefined when they cannot be read. */
export function findDirectory(files: readonly ContentFile[]): readonly string[] | undefined {
  const numbers = valueAt(findFacts(files, 'directory')?.data, ['numbers']);
  return isPlainObject(numbers) ? Object.keys(numbers) : undefined;
}

/** The string ids of a list of blocks, or of a list of ids, each with its position. */
export function idsOf(list: unknown, key = 'id'): { readonly id: string; readonly index: number }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index) => {
    const id = typeof item === 'string' ? item : valueAt(item, [key]);
    return typeof id === 'string' ? [{ id, index }] : [];
  });
}
