/** A project on disk to publish into, and two sites to publish. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { OutputFile } from '../../../../generator/files/output-file.ts';
import type { Builder } from '../../../../generator/pipeline/emit/build-lock.ts';
import { makeFolder } from '../../make-folder.ts';

/** Makes an empty project that is removed when the running test has finished. */
export function makeProject(): string {
  const root = makeFolder();
  for (const name of ['content', 'schema', 'templates']) mkdirSync(join(root, name));
  return root;
}

/** This process as a builder. */
export const builder: Builder = {
  pid: process.pid,
  isRunning(pid) {
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
  },
};

/** A site of some hundred files. Site `b` changes a third of site `a`, lacks a folder and has one of its own. */
export function planSite(name: 'a' | 'b'): readonly OutputFile[] {
  const shared = Array.from({ length: 300 }, (_, index) => {
    const version = index % 3 === 0 ? name : 'both';
    return page(`${['en', 'es', 'services', 'blog/category'][index % 4]}/${index}.html`, version);
  });
  const own = Array.from({ length: 40 }, (_, index) => page(`only-${name}/deep/${index}.html`, name));
  return [page('index.html', name), page('services.html', 'both'), ...shared, ...own];
}

function page(path: string, version: string): OutputFile {
  return { path, contents: `<p>${path} ${version}</p>\n`.repeat(200) };
}

/** What a build has or had beside the output folder `dist`. */
export function siblings(root: string): readonly string[] {
  return readdirSync(root).filter((name) => name.startsWith('.dist'));
}

/** Every file and folder below a folder with a hash of its bytes; undefined when there is no such folder. */
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
