/** Evaluates translations, including those that have moved to another key or file. */
import { evaluateTranslation, type HashPair, type Lock, pairsOf, type TranslationStatus } from './lock.ts';

/** A line of a removed file, with the language of the file. */
export type OrphanedLine = { readonly language: string; readonly key: string; readonly pair: HashPair };

/** Returns the lines of files that were removed or renamed. */
export function findOrphanedLines(lock: Lock, paths: ReadonlySet<string>): OrphanedLine[] {
  return [...lock.files].flatMap(([file, lines]) => {
    if (paths.has(file)) return [];
    const language = languageOf(file);
    return [...pairsOf(lines)].flatMap(([key, pairs]) => pairs.map((pair) => ({ language, key, pair })));
  });
}

/** The lock file, a content file, and the lines of texts that may have moved into the file. */
export type FileLines = {
  readonly file: string;
  readonly lock: Lock;
  readonly orphanedLines: readonly OrphanedLine[];
  /** Keys of the current texts of the file. */
  readonly keys: ReadonlySet<string>;
};

/** The recorded hashes of a text, and the status of its translation. */
export type EvaluatedTranslation = {
  readonly recordedPairs: readonly HashPair[];
  readonly status: TranslationStatus;
};

/**
 * Returns a function that evaluates the translations of a file. A translation without a matching line under
 * its own key may have moved: it is stale when the lines of other keys record this translation, but only for
 * other source texts.
 */
export function createTranslationEvaluator({ file, lock, orphanedLines, keys }: FileLines) {
  const pairs = pairsOf(lock.files.get(file));
  const language = languageOf(file);
  const findMoved = (key: string, { translation }: HashPair): HashPair[] => {
    const movedInFile = [...pairs].filter(
      ([other]) => !keys.has(other) || withoutPositions(other) === withoutPositions(key),
    );
    const orphaned = orphanedLines.filter((line) => line.language === language);
    const withSameKey = orphaned.filter((line) => line.key === key && line.pair.translation === translation);
    return [
      ...movedInFile.flatMap(([, pairsOfText]) => pairsOfText),
      ...(withSameKey.length > 0 ? withSameKey : orphaned).map(({ pair }) => pair),
    ].filter((pair) => pair.translation === translation);
  };
  return (key: string, pair: HashPair): EvaluatedTranslation => {
    const recordedPairs = pairs.get(key) ?? [];
    const status = evaluateTranslation(recordedPairs, pair);
    if (status !== 'unrecorded') return { recordedPairs, status };
    const moved = findMoved(key, pair);
    return evaluateTranslation(moved, pair) === 'stale'
      ? { recordedPairs: moved, status: 'stale' }
      : { recordedPairs, status };
  };
}

/** Returns the language of a file: `es` for `content/es/ui.yaml`. */
const languageOf = (file: string): string => file.split('/')[1] ?? '';

/** Returns a key without positions, because items of a list move: `items[3].title` becomes `items[].title`. */
const withoutPositions = (key: string): string => key.replace(/\[\d+\]/gu, '[]');
