/** Reads those files again that changed. What did not change stays the same object, for which much is known already. */
import { lstatSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '../../content/content-file.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Result } from '../../diagnostics/result.ts';
import type { ReadFiles } from '../../pipeline/build-site.ts';
import { readContent } from '../../pipeline/read/read-content.ts';
import { readSource } from '../../pipeline/read/read-source.ts';

/** A reader of all content, or only of the files at some absolute paths; `judge` parses and validates what was read. */
export function createContentReader(
  projectRoot: string,
  parseAndValidate: (sources: Result<readonly SourceFile[]>) => Promise<ReadFiles>,
): (changed?: ReadonlySet<string>) => Promise<ReadFiles> {
  let last: Result<readonly SourceFile[]> | undefined;
  const known = new WeakMap<SourceFile, ContentFile>();
  return async (changed) => {
    last =
      (last && changed && readChangedFiles(last, changed, projectRoot)) ?? (await readContent(projectRoot));
    const read = await parseAndValidate(last);
    const files = read.files.map((file) => {
      const before = known.get(file.source);
      const kept = before !== undefined && isSame(before, file) ? before : file;
      known.set(file.source, kept);
      return kept;
    });
    return { ...read, files };
  };
}

/** Two views of one file; the schema comes with the kind. */
function isSame(one: ContentFile, other: ContentFile): boolean {
  return one.schema === other.schema && one.data === other.data && one.record === other.record;
}

/** Undefined when files came or went, or when some could not be read. */
function readChangedFiles(
  { value, diagnostics }: Result<readonly SourceFile[]>,
  changed: ReadonlySet<string>,
  projectRoot: string,
): Result<readonly SourceFile[]> | undefined {
  const paths = Array.from(changed, (file) => path.relative(projectRoot, file).split(path.sep).join('/'));
  const known = new Map(value.map((source, index) => [source.path, index]));
  if (diagnostics.length > 0) return undefined;
  const sources = [...value];
  for (const file of paths) {
    const index = known.get(file);
    const stat = lstatSync(path.join(projectRoot, file), { throwIfNoEntry: false });
    const isGoneFolder = value.some((source) => source.path.startsWith(`${file}/`));
    // What editors put beside a file while they save it is gone by now.
    if (index === undefined && stat === undefined && !isGoneFolder) continue;
    if (index === undefined || !stat?.isFile()) return undefined;
    const read = readSource(projectRoot, file);
    if (read.diagnostics.length > 0) return undefined;
    sources[index] = read.value;
  }
  return { value: sources, diagnostics };
}
