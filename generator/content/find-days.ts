/** Finds the day on which the meaning of each content file last changed. */
import type { ContentFile } from './content-file.ts';
import { daysOf, hashData, type Lock, type RecordedDay } from './lock.ts';

/** The recorded day of a file, and whether its hash is that of the current data. */
export type FileDay = RecordedDay & { readonly isCurrent: boolean };

/**
 * Returns the day of each file by its path; files without a day are not in the map. After a merge, the newest day with
 * the current hash counts, otherwise the newest. A renamed file has the day of the removed file with the same data.
 */
export function findDays(
  files: readonly ContentFile[],
  lock: Lock | undefined,
): ReadonlyMap<string, FileDay> {
  if (lock === undefined) return new Map();
  const paths = new Set(files.map(({ source }) => source.path));
  const removed = [...lock.files].flatMap(([path, lines]) =>
    paths.has(path) ? [] : daysOf(lines).map((recorded) => ({ recorded, folder: folderOf(path) })),
  );
  const dayOf = ({ source: { path }, data }: ContentFile): FileDay | undefined => {
    const own = daysOf(lock.files.get(path));
    const hash = hashData(data);
    const inFolder = removed.flatMap(({ recorded, folder }) => (folder === folderOf(path) ? recorded : []));
    const current = newest((own.length > 0 ? own : inFolder).filter((recorded) => recorded.hash === hash));
    const recorded = current ?? newest(own);
    return recorded && { ...recorded, isCurrent: current !== undefined };
  };
  return new Map(
    files.flatMap((file) => {
      const day = dayOf(file);
      return day === undefined ? [] : [[file.source.path, day]];
    }),
  );
}

const newest = (recorded: readonly RecordedDay[]): RecordedDay | undefined =>
  recorded.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
