/** Finds the lines of the lock file that tell of a text which has another key, or another file, by now. */
import { judge, type Lock, type Pair, pairsOf } from './lock.ts';

/** Lines of a file that is gone: the language of its folder, and what they say. */
export type GoneLine = { readonly language: string; readonly key: string; readonly pair: Pair };

/** Returns the lines of files that are not there any more: they were removed, or renamed. */
export function findGoneLines(lock: Lock, paths: ReadonlySet<string>): GoneLine[] {
  return [...lock.files].flatMap(([file, lines]) => {
    if (paths.has(file)) return [];
    const language = languageOf(file);
    return [...pairsOf(lines)].flatMap(([key, pairs]) => pairs.map((pair) => ({ language, key, pair })));
  });
}

/** What the lock file says of a file, those lines included that moved with its texts. */
export type FileLines = {
  readonly file: string;
  readonly lock: Lock;
  readonly gone: readonly GoneLine[];
  /** Keys of the texts that the file has today. */
  readonly keys: ReadonlySet<string>;
};

/**
 * Returns what tells how the texts of a file stand to their sources. A text that is new at its key, in the words that
 * another line knows, has moved: it is as stale there as it was before.
 */
export function openLines({ file, lock, gone, keys }: FileLines) {
  const pairs = pairsOf(lock.files.get(file));
  const language = languageOf(file);
  const findMoved = (key: string, { own }: Pair): Pair[] => {
    const within = [...pairs].filter(([other]) => !keys.has(other) || listOf(other) === listOf(key));
    const elsewhere = gone.filter((line) => line.language === language);
    const ofSameKey = elsewhere.filter((line) => line.key === key && line.pair.own === own);
    return [
      ...within.flatMap(([, moved]) => moved),
      ...(ofSameKey.length > 0 ? ofSameKey : elsewhere).map(({ pair }) => pair),
    ].filter((pair) => pair.own === own);
  };
  return (key: string, pair: Pair) => {
    const known = pairs.get(key) ?? [];
    const standing = judge(known, pair);
    if (standing !== 'unrecorded') return { known, standing };
    const moved = findMoved(key, pair);
    return judge(moved, pair) === 'stale'
      ? { known: moved, standing: 'stale' as const }
      : { known, standing };
  };
}

/** `content/es/ui.yaml` belongs to `es`. */
const languageOf = (file: string): string => file.split('/')[1] ?? '';

/** Items of a list change their places: `items[3].title` is one of `items[].title`. */
const listOf = (key: string): string => key.replace(/\[\d+\]/gu, '[]');
