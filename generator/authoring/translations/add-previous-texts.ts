/** Adds the previous source text to diagnostics of stale translations, if Git has it. */
import { parse } from 'yaml';
import { formatKey, valueAt } from '../../../schema/data-path.ts';
import type { DataPath } from '../../../schema/index.ts';
import { pairOf, pairsOf, parseLock } from '../../content/lock.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { History } from '../../pipeline/read/read-history.ts';
import { printOnOneLine } from '../../text/print-on-one-line.ts';

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
    const known = pairsOf(lock.files.get(location.file)).get(formatKey(location.path)) ?? [];
    const hashes = new Set(known.map((pair) => pair.source));
    const old = findPreviousText(source.location.file, location.path, hashes);
    return old === undefined
      ? diagnostic
      : { ...diagnostic, message: message.replace('\n', `\nwas  ${old}\n`) };
  });
}

const isStale = ({ rule }: Diagnostic): boolean => rule === 'i18n/stale';

/** Returns a function that finds a previous text by its hash. Reads each revision of a file once, on demand. */
export function createPreviousTextFinder(history: History) {
  const files = new Map<string, { readonly left: Iterator<string>; readonly read: unknown[] }>();
  return (file: string, path: DataPath, hashes: ReadonlySet<string>): string | undefined => {
    const own = files.get(file) ?? { left: history(file)[Symbol.iterator](), read: [] };
    files.set(file, own);
    for (let index = 0; ; index += 1) {
      if (index === own.read.length) {
        const next = own.left.next();
        if (next.done === true) return undefined;
        own.read.push(parseYaml(next.value));
      }
      const value = valueAt(own.read[index], path);
      if (hashes.has(pairOf(value, undefined).source)) return printOnOneLine(value);
    }
  };
}

/** Returns undefined when the revision is not valid YAML. */
function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
