/**
 * Reports which files changed. Node's own watching of trees loses a file on Linux as soon as an editor has put a new one
 * in its place; a folder, watched by itself, reports every name in it.
 */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { isIgnoredName } from '../../files/ignored-names.ts';
import { isSystemCallError, type SystemCallError } from '../../files/system-error.ts';

/** Milliseconds without a further change until changes are reported: editors save in several steps. */
const debounceDelay = 8;

/** Who hears of changes. */
export type WatchListeners = {
  /** Called with absolute paths; the path of a folder that came or went ends in a separator. */
  readonly onChange: (paths: ReadonlySet<string>) => void;
  /** Called when a folder cannot be watched, once for each reason. */
  readonly onError: (error: SystemCallError) => void;
};

/**
 * Watches folders and all below them, those that come later included. The folder above each is watched, too, because
 * the folder itself may be replaced. Returns a function that ends it.
 */
export function watchFolders(roots: readonly string[], { onChange, onError }: WatchListeners): () => void {
  const watchers = new Map<string, FSWatcher>();
  const reportedCodes = new Set<string>();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const reportChanges = () => {
    const paths = changed;
    changed = new Set();
    onChange(paths);
  };
  const reportError = (error: unknown) => {
    if (!isSystemCallError(error)) throw error;
    // A folder that goes away is reported by the one above it.
    if (['ENOENT', 'ENOTDIR'].includes(error.code) || reportedCodes.has(error.code)) return;
    reportedCodes.add(error.code);
    onError(error);
  };
  const add = (path: string) => {
    const wasFolder = watchers.has(path);
    // What has this name now may be another folder than before.
    unfollow(path);
    follow(path);
    changed.add(wasFolder || watchers.has(path) ? `${path}${sep}` : path);
    clearTimeout(timer);
    timer = setTimeout(reportChanges, debounceDelay);
  };
  const open = (folder: string, onName: (name: string | null) => void): FSWatcher => {
    const watcher = watch(folder, (_event, name) => onName(name));
    watcher.on('error', (error) => {
      watcher.close();
      reportError(error);
    });
    return watcher;
  };
  const follow = (folder: string) => {
    try {
      if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return;
      // Watched before it is listed: what comes in between is seen twice and not missed.
      const watcher = open(folder, (name) => {
        if (name === null) add(folder);
        else if (!isIgnoredName(name)) add(join(folder, name));
      });
      watchers.set(folder, watcher);
      for (const entry of readdirSync(folder, { withFileTypes: true }))
        if (entry.isDirectory() && !isIgnoredName(entry.name)) follow(join(folder, entry.name));
    } catch (error) {
      reportError(error);
    }
  };
  const unfollow = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(`${folder}${sep}`)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };
  const parents = Map.groupBy(roots, dirname);
  const above = [...parents].flatMap(([parent, own]) => {
    try {
      return open(parent, (name) => {
        for (const root of own) if (name === null || name === basename(root)) add(root);
      });
    } catch (error) {
      reportError(error);
      return [];
    }
  });
  for (const root of roots) follow(root);
  return () => {
    clearTimeout(timer);
    for (const watcher of [...above, ...watchers.values()]) watcher.close();
  };
}

/** Returns a sentence for the person at the terminal: that saves may be missed, and what to do. */
export function explainWatchError(error: SystemCallError): string {
  return `Not every folder can be watched (${error.code}), so some saves are not seen. ${remedies[error.code] ?? error.message}`;
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC:
    'This system allows too few watches. Raise the limit with "sudo sysctl fs.inotify.max_user_watches=524288" and start again.',
  EMFILE:
    'This system allows too few watchers or open files. Raise the limits with "sudo sysctl fs.inotify.max_user_instances=1024" and "ulimit -n 65536" and start again.',
};
