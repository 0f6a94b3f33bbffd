/** Reads changed files again. Unchanged files keep their objects, because later stages cache values by object. */
import { lstatSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile, SourceFile } from '../../content/content-file.ts';
import type { Result } from '../../diagnostics/diagnostic.ts';
import type { ReadFiles } from '../../pipeline/build-site.ts';
import { readContent } from '../../pipeline/read/read-content.ts';
import { readSource } from '../../pipeline/read/read-source.ts';

export function createContentReader(
  projectRoot: string,
  parseAndValidate: (sources: Result<readonly SourceFile[]>) => Promise<ReadFiles>,
): (changed?: ReadonlySet<string>) => Promise<ReadFiles> {
  let lastSources: Result<readonly SourceFile[]> | undefined;
  const lastFiles = new WeakMap<SourceFile, ContentFile>();
  return async (changed) => {
    lastSources =
      (lastSources && changed && readChangedFiles(lastSources, changed, projectRoot)) ??
      (await readContent(projectRoot));
    const read = await parseAndValidate(lastSources);
    const files = read.files.map((file) => {
      const previous = lastFiles.get(file.source);
      const current = previous !== undefined && isSame(previous, file) ? previous : file;
      lastFiles.set(file.source, current);
      return current;
    });
    return { ...read, files };
  };
}

/** Compares the schemas instead of the file types that determine them. */
const isSame = (one: ContentFile, other: ContentFile): boolean =>
  one.schema === other.schema && one.data === other.data && one.record === other.record;

/** Returns undefined when files were added, were removed or cannot be read. */
function readChangedFiles(
  { value, diagnostics }: Result<readonly SourceFile[]>,
  changed: ReadonlySet<string>,
  projectRoot: string,
): Result<readonly SourceFile[]> | undefined {
  const paths = Array.from(changed, (file) => path.relative(projectRoot, file).split(path.sep).join('/'));
  const indexByPath = new Map(value.map((source, index) => [source.path, index]));
  if (diagnostics.length > 0) return undefined;
  const sources = [...value];
  for (const file of paths) {
    const index = indexByPath.get(file);
    const stat = lstatSync(path.join(projectRoot, file), { throwIfNoEntry: false });
    const containsSources = value.some((source) => source.path.startsWith(`${file}/`));
    // Temporary files that editors create while saving no longer exist.
    if (index === undefined && stat === undefined && !containsSources) continue;
    if (index === undefined || !stat?.isFile()) return undefined;
    const read = readSource(projectRoot, file);
    if (read.diagnostics.length > 0) return undefined;
    sources[index] = read.value;
  }
  return { value: sources, diagnostics };
}
