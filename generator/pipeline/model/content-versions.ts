/** Computes the versions of the dependencies that `gatherContent` tracks. */

import type { ContentFile } from '../../content/content-file.ts';
import { DAY_KEY, type RecordedDay } from '../../content/lock.ts';
import { keyOf } from '../../files/hash.ts';

/**
 * Returns a function that returns the current version of a dependency: the hash of a file, of a field, or of the files
 * in a folder, or the day of a file.
 */
export function createContentVersions(
  content: readonly ContentFile[],
  days: ReadonlyMap<string, RecordedDay>,
): (dependency: string) => string {
  const byPath = new Map(content.map((file) => [file.source.path, file]));
  const byFolder = Map.groupBy(byPath.keys(), (path) => path.slice(0, path.lastIndexOf('/') + 1));
  const versions = new Map<string, string>();
  const compute = (dependency: string): string => {
    if (dependency.endsWith('/')) return keyOf(byFolder.get(dependency) ?? []);
    const [path = '', field] = dependency.split('#');
    if (field === DAY_KEY) return days.get(path)?.day ?? 'absent';
    const file = byPath.get(path);
    if (file === undefined) return 'absent';
    if (field === undefined) return file.source.hash;
    // Every record is an object of fields.
    return keyOf((file.record as Readonly<Record<string, unknown>>)[field] ?? null);
  };
  return (dependency) => {
    const version = versions.get(dependency) ?? compute(dependency);
    versions.set(dependency, version);
    return version;
  };
}
