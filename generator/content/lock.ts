/**
 * The lock file: one line for each translation, with hashes of the source and of the translation when they were last
 * accepted, and one line for each content file, with the day on which its meaning last changed and its hash.
 *
 * The file has a block for each file and a line for each text, sorted so that Git can merge them. Duplicate
 * lines and conflict markers of a merge are harmless, because each readable line counts.
 */

import { hash } from 'node:crypto';
import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import { type DataPath, pluralCategories } from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { ContentFile } from './content-file.ts';

/** The path of the lock file, which the program itself writes. */
export const LOCK_FILE = 'content/lock.yaml';

export const ACCEPT_COMMAND = 'npm run translations -- accept';

/** The day on which the meaning of a file last changed, in ISO form, and the hash of its data. */
export type RecordedDay = { readonly day: string; readonly hash: string };

export type HashPair = { readonly source: string; readonly translation: string };

export type Lock = ReturnType<typeof parseLock>;

/** The pairs of a file by the keys of its texts. A shared key has several and, after a merge, any key may have. */
export type Pairs = ReadonlyMap<string, readonly HashPair[]>;

export type TranslationStatus =
  /** The source has changed since the translation was accepted, and the translation has not. */
  | 'stale'
  | 'accepted'
  /** New, or changed since it was accepted: counts as a translation of the current source. */
  | 'unrecorded';

const pairLine = /^ {2}(\S+): ([0-9a-f]{8}) ([0-9a-f]{8})$/u;
const dayLine = /^ {2}\.day: (\d{4}-\d{2}-\d{2}) ([0-9a-f]{8})$/u;
const fileLine = /^(content\/\S+\.yaml):$/u;

/** `pairsOf` and `daysOf` parse the lines on demand. */
export function parseLock(text: string) {
  const files = new Map<string, string[]>();
  const unreadableLines: number[] = [];
  let lines: string[] | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const file = line.startsWith(' ') ? undefined : fileLine.exec(line)?.[1];
    if (file !== undefined) {
      lines = files.get(file) ?? [];
      files.set(file, lines);
    } else if (lines !== undefined && (pairLine.test(line) || dayLine.test(line))) lines.push(line);
    else if (line !== '' && !line.startsWith('#')) unreadableLines.push(index + 1);
  }
  return { files, unreadableLines };
}

/**
 * An item of a list has its id instead of its position, such as `items[first].title`, so that an insertion
 * changes no other key. Items without ids share a key, such as `steps[].title`.
 */
export const lockKeyOf = (path: DataPath, data: unknown): string =>
  path.reduce<string>((key, part, index) => {
    if (typeof part === 'string') return key === '' ? part : `${key}.${part}`;
    const id = valueAt(data, [...path.slice(0, index + 1), 'id']);
    return `${key}[${typeof id === 'string' ? id : ''}]`;
  }, '');

export const isSharedKey = (key: string): boolean => key.includes('[]');

/** By language: a new file may be a renamed one. */
export function groupRemovedLines(
  lock: Lock,
  paths: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const removed = [...lock.files].filter(([file]) => !paths.has(file));
  const byLanguage = Map.groupBy(removed, ([file]) => languageOf(file));
  return new Map([...byLanguage].map(([language, files]) => [language, files.flatMap(([, lines]) => lines)]));
}

/** `es` for `content/es/ui.yaml`. */
const languageOf = (file: string): string => file.split('/')[1] ?? '';

export type RecordedLines = {
  readonly lock: Lock;
  readonly removedLines: ReadonlyMap<string, readonly string[]>;
};

/** Those of the removed files of its language when the file has none. */
export const pairsOfFile = ({ lock, removedLines }: RecordedLines, file: string): Pairs =>
  pairsOf(lock.files.get(file) ?? removedLines.get(languageOf(file)));

export const pairsOf = (lines: readonly string[] = []): Pairs => readPairs(lines);

const readPairs = memoizePerObject((lines: readonly string[]): Pairs => {
  const pairs = new Map<string, HashPair[]>();
  for (const line of new Set(lines)) {
    const [, key, source = '', translation = ''] = pairLine.exec(line) ?? [];
    if (key !== undefined) pairs.set(key, [...(pairs.get(key) ?? []), { source, translation }]);
  }
  return pairs;
});

/** After a merge, there may be several. */
export const daysOf = (lines: readonly string[] = []): readonly RecordedDay[] =>
  [...new Set(lines)].flatMap((line) => {
    const [, day, hashOfData = ''] = dayLine.exec(line) ?? [];
    return day === undefined ? [] : { day, hash: hashOfData };
  });

const header = `# For each file, the day of its last change and a hash; for each text, hashes of its source and translation.
# Written by npm run translations -- accept.
`;

export type LockLines = {
  readonly pairs: ReadonlyMap<string, Pairs>;
  readonly days: ReadonlyMap<string, readonly RecordedDay[]>;
};

export function formatLock({ pairs, days }: LockLines): string {
  const files = new Set([...pairs.keys(), ...days.keys()]);
  const blocks = [...files].flatMap((file) => {
    const pairLines = [...(pairs.get(file) ?? [])].flatMap(([key, pairsOfText]) =>
      pairsOfText.map(({ source, translation }) => `  ${key}: ${source} ${translation}\n`),
    );
    const dayLines = (days.get(file) ?? []).map(
      (recorded) => `  ${DAY_KEY}: ${recorded.day} ${recorded.hash}\n`,
    );
    const lines = [...new Set([...dayLines, ...pairLines])];
    return lines.length === 0 ? [] : `${file}:\n${lines.sort().join('')}`;
  });
  return `${header}${blocks.sort().join('')}`;
}

export const pairOf = (source: unknown, translation: unknown): HashPair => ({
  source: hashText(source),
  translation: hashText(translation),
});

export function hashText(value: unknown): string {
  const forms = isPlainObject(value)
    ? pluralCategories.map((category) => value[category] ?? null)
    : (value ?? null);
  return hash('sha256', JSON.stringify(forms)).slice(0, 8);
}

/** The key of the line with the day of a file. No text has it, and it sorts before those of texts. */
export const DAY_KEY = '.day';

/** Comments and formatting do not change it. */
export const hashData = (data: unknown): string => hash('sha256', JSON.stringify(data ?? null)).slice(0, 8);

/** One pair with the current source prevents `stale`. */
export function evaluateTranslation(
  pairs: readonly HashPair[] = [],
  { source, translation }: HashPair,
): TranslationStatus {
  const forSource = pairs.filter((pair) => pair.source === source);
  if (forSource.some((pair) => pair.translation === translation)) return 'accepted';
  return forSource.length === 0 && pairs.some((pair) => pair.translation === translation)
    ? 'stale'
    : 'unrecorded';
}

export const previousSourcesOf = (pairs: readonly HashPair[], { translation }: HashPair): readonly string[] =>
  pairs.filter((pair) => pair.translation === translation).map(({ source }) => source);

export type FileDay = RecordedDay & { readonly isCurrent: boolean };

/**
 * By path; files without a day are not in the map. After a merge, the newest day with the current hash
 * counts, otherwise the newest. A renamed file has the day of the removed file with the same data.
 */
export function findDays(
  files: readonly ContentFile[],
  lock: Lock | undefined,
): ReadonlyMap<string, FileDay> {
  if (lock === undefined) return new Map();
  const paths = new Set(files.map(({ source }) => source.path));
  const removed = [...lock.files].flatMap(([path, lines]) =>
    paths.has(path) ? [] : daysOf(lines).map((recorded) => ({ recorded, folder: folderOf(path) })),
  );
  const dayOf = ({ source: { path }, data }: ContentFile): FileDay | undefined => {
    const own = daysOf(lock.files.get(path));
    const hash = hashData(data);
    const inFolder = removed.flatMap(({ recorded, folder }) => (folder === folderOf(path) ? recorded : []));
    const current = newest((own.length > 0 ? own : inFolder).filter((recorded) => recorded.hash === hash));
    const recorded = current ?? newest(own);
    return recorded && { ...recorded, isCurrent: current !== undefined };
  };
  return new Map(
    files.flatMap((file) => {
      const day = dayOf(file);
      return day === undefined ? [] : [[file.source.path, day]];
    }),
  );
}

const newest = (recorded: readonly RecordedDay[]): RecordedDay | undefined =>
  recorded.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
