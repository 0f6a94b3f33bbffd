import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { OutputFile } from '../../../../generator/files/output-file.ts';
import {
  type OutputOptions,
  openOutput,
  publishOutput,
} from '../../../../generator/pipeline/emit/publish.ts';
import { makeFolder } from '../../make-folder.ts';

/** Creates an empty project that is removed when the test has finished. */
export function makeProject(): string {
  const root = makeFolder();
  for (const name of ['content', 'schema', 'templates']) mkdirSync(join(root, name));
  return root;
}

/** Several hundred files. Site `b` changes a third of site `a`, lacks one folder and adds another. */
export function outputOf(name: 'a' | 'b'): readonly OutputFile[] {
  const commonPages = Array.from({ length: 300 }, (_, index) => {
    const version = index % 3 === 0 ? name : 'both';
    return page(`${['en', 'es', 'services', 'blog/category'][index % 4]}/${index}.html`, version);
  });
  const uniquePages = Array.from({ length: 40 }, (_, index) => page(`only-${name}/deep/${index}.html`, name));
  return [page('index.html', name), page('services.html', 'both'), ...commonPages, ...uniquePages];
}

function page(path: string, version: string): OutputFile {
  return { path, contents: `<p>${path} ${version}</p>\n`.repeat(200) };
}

export async function publish(files: readonly OutputFile[], options: OutputOptions) {
  const { value: output, diagnostics } = openOutput(options);
  if (output === undefined) return { value: undefined, diagnostics };
  return publishOutput(files, output).finally(output.release);
}

/** What a build creates beside the output folder `dist`. */
export function siblings(root: string): readonly string[] {
  return readdirSync(root).filter((name) => name.startsWith('.dist'));
}

/** With hashes; undefined when the folder does not exist. */
export function readTree(folder: string): Readonly<Record<string, string>> | undefined {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const hash = entry.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'folder';
      return [relative(folder, path), hash] as const;
    });
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  } catch {
    return undefined;
  }
}
