import type { ContentFile } from '../../content/content-file.ts';
import { withoutDrafts } from '../../content/drafts.ts';
import {
  daysOf,
  type FileDay,
  findDays,
  type HashPair,
  hashData,
  isSharedKey,
  type LockLines,
  type Pairs,
  pairsOf,
  type RecordedDay,
} from '../../content/lock.ts';
import { isWritten } from '../../content/missing-translations.ts';
import { nearest, suggestion } from '../../diagnostics/suggest.ts';
import type { SurveyInput, Translation } from './survey.ts';

/**
 * Records every translation except stale ones, and today for each file without a day. Drops the lines of
 * removed texts and files. A file that has changed keeps its day, and a draft needs none.
 */
export function buildAllLines(
  { files, lock }: Pick<SurveyInput, 'files' | 'lock'>,
  translations: readonly Translation[],
  today: string,
): LockLines {
  const recordedDays = findDays(files, lock);
  const dated = new Set(withoutDrafts(files));
  const dayOf = (file: ContentFile): readonly RecordedDay[] => {
    const recorded = recordedDays.get(file.source.path);
    if (recorded !== undefined) return [recorded];
    return dated.has(file) ? [{ day: today, hash: hashData(file.data) }] : [];
  };
  return {
    pairs: groupByFile(translations.map((text) => [text, pairsToRecord(text)])),
    days: new Map(files.map((file) => [file.source.path, dayOf(file)])),
  };
}

function pairsToRecord({ state, target, pair, recordedPairs }: Translation): readonly HashPair[] {
  if (state === 'unaligned') return recordedPairs;
  if (state === 'stale')
    return recordedPairs.filter((old) => old.translation === pair.translation).slice(0, 1);
  return isWritten(target) ? [pair] : [];
}

/** What arguments name: translations whose current texts are recorded, and paths of files whose days are. */
export type Accepted = { readonly translations: readonly Translation[]; readonly files: readonly string[] };

/** Keeps all existing lines. A file that has changed gets today or, with `isTrivial`, keeps its day. */
export function buildAcceptedLines(
  { files, lock }: Pick<SurveyInput, 'files' | 'lock'>,
  accepted: Accepted,
  { today, isTrivial }: { readonly today: string; readonly isTrivial: boolean },
): LockLines {
  const pairs = new Map([...lock.files].map(([file, lines]) => [file, pairsOf(lines)]));
  for (const [file, added] of groupByFile(accepted.translations.map((text) => [text, [text.pair]]))) {
    const recorded = pairs.get(file) ?? new Map<string, readonly HashPair[]>();
    // The other texts of a shared key keep their pairs.
    const merged = [...added].map(([key, pairsOfText]) => {
      const others = isSharedKey(key) ? (recorded.get(key) ?? []) : [];
      return [key, [...others, ...pairsOfText]] as const;
    });
    pairs.set(file, new Map([...recorded, ...merged]));
  }
  const recordedDays = findDays(files, lock);
  const dayOf = (recorded: FileDay | undefined) =>
    recorded !== undefined && (recorded.isCurrent || isTrivial) ? recorded.day : today;
  const days = new Map([...lock.files].map(([file, lines]) => [file, daysOf(lines)]));
  for (const { data, source } of files.filter((file) => accepted.files.includes(file.source.path)))
    days.set(source.path, [{ day: dayOf(recordedDays.get(source.path)), hash: hashData(data) }]);
  return { pairs, days };
}

function groupByFile(
  texts: readonly (readonly [Translation, readonly HashPair[]])[],
): ReadonlyMap<string, Pairs> {
  const files = Map.groupBy(texts, ([{ file }]) => file);
  return new Map(
    [...files].map(([file, group]) => {
      const byKey = Map.groupBy(group, ([{ lockKey }]) => lockKey);
      return [file, new Map([...byKey].map(([key, same]) => [key, same.flatMap(([, pairs]) => pairs)]))];
    }),
  );
}

export type Selection = Accepted | { readonly error: string };

/**
 * A file with its translations except stale ones, or the translations in a block of it, even stale ones:
 * `content/es/ui.yaml#hero`. With `isTrivial`, the translations of all languages, even stale ones, and the
 * file.
 */
export function selectAccepted(
  argument: string,
  paths: readonly string[],
  translations: readonly Translation[],
  isTrivial: boolean,
): Selection {
  const [file = '', key] = argument.replace(/^\.\//u, '').replaceAll('\\', '/').split('#');
  if (!paths.includes(file))
    return { error: `"${file}" is not a content file. ${formatSuggestion(file, paths)}` };
  const ofFile = translations.filter((translation) => translation.file === file);
  const source = ofFile[0]?.source.file ?? file;
  const candidates = isTrivial ? translations.filter((text) => text.source.file === source) : ofFile;
  const selected = candidates.filter((text) => key === undefined || isInBlock(text.key, key));
  if (key !== undefined && selected.length === 0) return { error: explainUnknownKey(file, key, candidates) };
  const written = selected.filter(({ target, state }) => state !== 'unaligned' && isWritten(target));
  if (key !== undefined && written.length === 0) return { error: `${argument} has no translated text yet.` };
  if (isTrivial) return { translations: written, files: [file] };
  return key === undefined
    ? { translations: written.filter(({ state }) => state !== 'stale'), files: [file] }
    : { translations: written, files: [] };
}

function explainUnknownKey(file: string, key: string, candidates: readonly Translation[]): string {
  if (candidates.length === 0) {
    return `${file} is not a translation, so it takes no key. Name a translation, or use --trivial when all translations of a source text are still right.`;
  }
  const keys = candidates.map((text) => text.key);
  return `${file} has no text with the key "${key}". ${formatSuggestion(key, keys)}`;
}

const isInBlock = (key: string, block: string): boolean =>
  key === block || key.startsWith(`${block}.`) || key.startsWith(`${block}[`);

const formatSuggestion = (word: string, names: readonly string[]): string =>
  suggestion(nearest(word, names), 'npm run translations -- stale lists them.');
