/**
 * Tells which files changed. Node's own watching of trees loses a file on Linux as soon as an editor has put a new one
 * in its place; a folder, watched by itself, tells of every name in it.
 */
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { isIgnoredName } from '../../files/ignored-files.ts';

/** Milliseconds without a further change until changes are told: editors save in several steps. */
const settling = 8;

/** Watches folders and all below them, those that come later included. Gives what ends it. */
export function watchFolders(
  folders: readonly string[],
  onChange: (paths: ReadonlySet<string>) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const paths = changed;
    changed = new Set();
    onChange(paths);
  };
  const note = (path: string) => {
    changed.add(path);
    // What has this name now may be another folder than before.
    follow(path);
    clearTimeout(timer);
    timer = setTimeout(tell, settling);
  };
  const follow = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
    try {
      const entries = readdirSync(folder, { withFileTypes: true });
      const watcher = watch(folder, (_event, name) => {
        if (name === null) note(folder);
        else if (!isIgnoredName(name)) note(join(folder, name));
      });
      // A folder that goes away is told by the one above it.
      watcher.on('error', () => watcher.close());
      watchers.set(folder, watcher);
      for (const entry of entries)
        if (entry.isDirectory() && !isIgnoredName(entry.name)) follow(join(folder, entry.name));
    } catch {
      // No folder, or none any more.
    }
  };
  for (const folder of folders) follow(folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
