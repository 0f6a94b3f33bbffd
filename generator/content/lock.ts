/**
 * The lock file of translations: a line for each says with which words of the source it was last found right. In the
 * same way the line `updated` of a file says with which words its day of change was.
 *
 * A block for each file, a line for each text, all sorted, so that Git merges them. What a merge leaves (a line that
 * stands twice, signs of a conflict) costs nothing: each line that can be read is a witness of its own.
 */
import { hash } from 'node:crypto';
import { isPlainObject } from '../../schema/data-path.ts';
import { pluralCategories } from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';

/** The path of the lock file of translations, which the program itself writes. */
export const LOCK_FILE = 'content/lock.yaml';

/** Words that were found right together: hashes of the source and of its translation. */
export type Pair = { readonly source: string; readonly own: string };

/** The file as it was read: the lines of each file of words, and numbers of those that the program did not write. */
export type Lock = ReturnType<typeof parseLock>;

/** The pairs of a file by the keys of its texts; more than one where a merge left them. */
export type Pairs = ReadonlyMap<string, readonly Pair[]>;

/** How a translation stands to its source. */
type Standing =
  /** The source has changed since, the translation has not. */
  | 'stale'
  /** The words are those that were found right together. */
  | 'accepted'
  /** The translation was written or changed since: it is taken to be of today's source. */
  | 'unrecorded';

const entry = /^ {2}(\S+): ([0-9a-f]{8}) ([0-9a-f]{8})$/u;
const head = /^(content\/\S+\.yaml):$/u;

/** Sorts the lines; what they say is read when it is asked for. */
export function parseLock(text: string) {
  const files = new Map<string, string[]>();
  const faults: number[] = [];
  let own: string[] | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const file = line.startsWith(' ') ? undefined : head.exec(line)?.[1];
    if (file !== undefined) {
      own = files.get(file) ?? [];
      files.set(file, own);
    } else if (own !== undefined && entry.test(line)) own.push(line);
    else if (line !== '' && !line.startsWith('#')) faults.push(index + 1);
  }
  return { files, faults };
}

/** The pairs that the lines of a file say. */
export const pairsOf = (lines: readonly string[] = []): Pairs => readPairs(lines);

const readPairs = memoizePerObject((lines: readonly string[]): Pairs => {
  const pairs = new Map<string, Pair[]>();
  for (const line of new Set(lines)) {
    const [, key = '', source = '', own = ''] = entry.exec(line) ?? [];
    pairs.set(key, [...(pairs.get(key) ?? []), { source, own }]);
  }
  return pairs;
});

const title = `# The words with which each translation was last found right: hashes of the source and of the translation.
# Written by npm run translations -- accept.
`;

/** The text of the file. */
export function formatLock(files: ReadonlyMap<string, Pairs>): string {
  const blocks = [...files].flatMap(([file, pairs]) => {
    const lines = [...pairs].flatMap(([key, all]) =>
      all.map(({ source, own }) => `  ${key}: ${source} ${own}\n`),
    );
    return lines.length === 0 ? [] : `${file}:\n${lines.sort().join('')}`;
  });
  return `${title}${blocks.sort().join('')}`;
}

/** The pair of today. The values are texts, or the forms of a counted one. */
export function pairOf(source: unknown, own: unknown): Pair {
  return { source: hashWords(source), own: hashWords(own) };
}

function hashWords(value: unknown): string {
  const forms = isPlainObject(value)
    ? pluralCategories.map((category) => value[category] ?? null)
    : (value ?? null);
  return hash('sha256', JSON.stringify(forms)).slice(0, 8);
}

/** The field that says when a file last changed in its meaning; no text is called so. */
export const DAY = 'updated';

/** What a file says and since when; undefined for one that says no day. */
export function pairOfDay(data: unknown): Pair | undefined {
  if (!isPlainObject(data) || typeof data[DAY] !== 'string') return undefined;
  const { [DAY]: day, ...rest } = data;
  return pairOf(JSON.stringify(rest), day);
}

/** What the hashes alone say. One witness for today's source is enough. */
export function judge(pairs: readonly Pair[] = [], { source, own }: Pair): Standing {
  const forSource = pairs.filter((pair) => pair.source === source);
  if (forSource.some((pair) => pair.own === own)) return 'accepted';
  return forSource.length === 0 && pairs.some((pair) => pair.own === own) ? 'stale' : 'unrecorded';
}
