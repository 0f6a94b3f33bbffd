/** Adds the previous source text to diagnostics of stale translations, if the Git history contains it. */
import { parse } from 'yaml';
import { formatKey, valueAt } from '../../../schema/data-path.ts';
import type { DataPath } from '../../../schema/index.ts';
import { pairOf, pairsOf, parseLock } from '../../content/lock.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { History } from '../../pipeline/read/read-history.ts';
import { formatOnOneLine } from '../../text/format-on-one-line.ts';

/** Returns the diagnostics, with the previous source text in those of stale translations. */
export function addPreviousTexts(
  diagnostics: readonly Diagnostic[],
  lockText: string | undefined,
  history: History,
): readonly Diagnostic[] {
  if (lockText === undefined || !diagnostics.some(isStale)) return diagnostics;
  const lock = parseLock(lockText);
  const findPreviousText = createPreviousTextFinder(history);
  return diagnostics.map((diagnostic) => {
    const { location, related: [source] = [], message } = diagnostic;
    if (!isStale(diagnostic) || !('path' in location) || source === undefined) return diagnostic;
    const pairs = pairsOf(lock.files.get(location.file)).get(formatKey(location.path)) ?? [];
    const hashes = new Set(pairs.map((pair) => pair.source));
    const previousText = findPreviousText(source.location.file, location.path, hashes);
    return previousText === undefined
      ? diagnostic
      : { ...diagnostic, message: message.replace('\n', `\nwas  ${previousText}\n`) };
  });
}

const isStale = ({ rule }: Diagnostic): boolean => rule === 'i18n/stale';

/** Returns a function that finds a previous text by its hash. The function reads each revision once, on demand. */
export function createPreviousTextFinder(history: History) {
  const files = new Map<string, { readonly unread: Iterator<string>; readonly revisions: unknown[] }>();
  return (file: string, path: DataPath, hashes: ReadonlySet<string>): string | undefined => {
    const fileHistory = files.get(file) ?? { unread: history(file)[Symbol.iterator](), revisions: [] };
    files.set(file, fileHistory);
    for (let index = 0; ; index += 1) {
      if (index === fileHistory.revisions.length) {
        const next = fileHistory.unread.next();
        if (next.done === true) return undefined;
        fileHistory.revisions.push(parseYaml(next.value));
      }
      const value = valueAt(fileHistory.revisions[index], path);
      if (hashes.has(pairOf(value, undefined).source)) return formatOnOneLine(value);
    }
  };
}

/** Returns the data of a revision; undefined when it is not valid YAML. */
function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
