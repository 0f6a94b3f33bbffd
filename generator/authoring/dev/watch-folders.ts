/** A watcher for each folder: Node's recursive one loses a file that an editor has replaced on Linux. */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { isIgnoredName } from '../../files/ignored-names.ts';
import { isSystemCallError, type SystemCallError } from '../../files/system-error.ts';

/** Delay in milliseconds between the last change and the report, because editors save in several steps. */
const debounceDelay = 8;

export type WatchListeners = {
  /** Called with absolute paths. The path of an added or removed folder ends in a separator. */
  readonly onChange: (paths: ReadonlySet<string>) => void;
  readonly onError: (error: SystemCallError) => void;
};

/** Also watches folders added later, and the parents, because a folder may be replaced. */
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
    // The parent folder reports a removed folder.
    if (['ENOENT', 'ENOTDIR'].includes(error.code) || reportedCodes.has(error.code)) return;
    reportedCodes.add(error.code);
    onError(error);
  };
  const recordChange = (path: string) => {
    const wasFolder = watchers.has(path);
    // Another folder may have this name now.
    unwatchTree(path);
    watchTree(path);
    changed.add(wasFolder || watchers.has(path) ? `${path}${sep}` : path);
    clearTimeout(timer);
    timer = setTimeout(reportChanges, debounceDelay);
  };
  const openWatcher = (folder: string, onName: (name: string | null) => void): FSWatcher => {
    const watcher = watch(folder, (_event, name) => onName(name));
    watcher.on('error', (error) => {
      watcher.close();
      reportError(error);
    });
    return watcher;
  };
  const watchTree = (folder: string) => {
    try {
      if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return;
      // The folder is watched before it is listed, so that no file added in between is missed.
      const watcher = openWatcher(folder, (name) => {
        if (name === null) recordChange(folder);
        else if (!isIgnoredName(name)) recordChange(join(folder, name));
      });
      watchers.set(folder, watcher);
      for (const entry of readdirSync(folder, { withFileTypes: true }))
        if (entry.isDirectory() && !isIgnoredName(entry.name)) watchTree(join(folder, entry.name));
    } catch (error) {
      reportError(error);
    }
  };
  const unwatchTree = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(`${folder}${sep}`)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };
  const parents = Map.groupBy(roots, dirname);
  const parentWatchers = [...parents].flatMap(([parent, children]) => {
    try {
      return openWatcher(parent, (name) => {
        for (const root of children) if (name === null || name === basename(root)) recordChange(root);
      });
    } catch (error) {
      reportError(error);
      return [];
    }
  });
  for (const root of roots) watchTree(root);
  return () => {
    clearTimeout(timer);
    for (const watcher of [...parentWatchers, ...watchers.values()]) watcher.close();
  };
}

export function explainWatchError(error: SystemCallError): string {
  return `Some folders cannot be watched (${error.code}), so some saves are not detected. ${remedies[error.code] ?? error.message}`;
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC:
    'This system allows too few watches. Raise the limit with "sudo sysctl fs.inotify.max_user_watches=524288" and start again.',
  EMFILE:
    'This system allows too few watchers or open files. Raise the limits with "sudo sysctl fs.inotify.max_user_instances=1024" and "ulimit -n 65536" and start again.',
};
