/** Computes the versions of the dependencies that `gatherContent` tracks. */

import type { ContentFile } from '../../content/content-file.ts';
import { keyOf } from '../../files/hash.ts';

/** Returns a function that returns the current hash of a dependency: a file, a field, or the files in a folder. */
export function createContentVersions(content: readonly ContentFile[]): (dependency: string) => string {
  const byPath = new Map(content.map((file) => [file.source.path, file]));
  const byFolder = Map.groupBy(byPath.keys(), (path) => path.slice(0, path.lastIndexOf('/') + 1));
  const versions = new Map<string, string>();
  const compute = (dependency: string): string => {
    if (dependency.endsWith('/')) return keyOf(byFolder.get(dependency) ?? []);
    const [path = '', field] = dependency.split('#');
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
