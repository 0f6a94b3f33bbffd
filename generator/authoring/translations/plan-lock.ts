/** Plans the lines of the lock file when translations are accepted. */
import { DAY, type Pair, type Pairs, pairsOf } from '../../content/lock.ts';
import { isWritten } from '../../content/unwritten.ts';
import { nearest, suggestion } from '../../diagnostics/suggest.ts';
import type { Recorded, Surveyed, Translation } from './survey.ts';

/** The lines of the lock file by file and key. */
export type LockPlan = ReadonlyMap<string, Pairs>;

/** Records every translation except stale ones, and drops the lines of removed texts. */
export function recordAll(all: readonly Recorded[]): LockPlan {
  return gather(all.map((one) => [one, pairsToKeep(one)]));
}

function pairsToKeep({ state, own, pair, known }: Recorded): readonly Pair[] {
  if (state === 'unaligned') return known;
  if (state === 'stale') return known.filter((old) => old.own === pair.own).slice(0, 1);
  return isWritten(own) ? [pair] : [];
}

/** Keeps the existing lines, and records the current texts of the accepted translations. */
export function recordSome(lock: Surveyed['lock'], accepted: readonly Recorded[]): LockPlan {
  const plan = new Map([...lock.files].map(([file, lines]) => [file, pairsOf(lines)]));
  const files = gather(accepted.map((one) => [one, [one.pair]]));
  for (const [file, pairs] of files) plan.set(file, new Map([...(plan.get(file) ?? []), ...pairs]));
  return plan;
}

function gather(pairs: readonly (readonly [Recorded, readonly Pair[]])[]): Map<string, Pairs> {
  const files = Map.groupBy(pairs, ([{ file }]) => file);
  return new Map([...files].map(([file, own]) => [file, new Map(own.map(([{ key }, kept]) => [key, kept]))]));
}

/** All translations that can be accepted. */
export type Lines = { readonly translations: readonly Translation[]; readonly days: readonly Recorded[] };

/** The translations that an argument names, or a message that says why there are none. */
export type SelectedTranslations = { readonly accepted: readonly Recorded[] } | { readonly error: string };

/**
 * Returns the translations of `content/es/ui.yaml`, or of one block with `#hero`. With `--trivial`, returns those of
 * all languages. The date of a file is accepted with the file, or by its own key.
 */
export function selectTranslations(
  word: string,
  { translations, days }: Lines,
  isTrivial: boolean,
): SelectedTranslations {
  const [file = '', key] = word.replace(/^\.\//u, '').replaceAll('\\', '/').split('#');
  const day = days.filter((one) => one.file === file);
  if (key === DAY && day.length > 0) return { accepted: day };
  const own = translations.filter((one) => one.file === file);
  const all = own.length > 0 ? own : translations.filter(({ source }) => source.file === file);
  const [first] = all;
  if (first === undefined) {
    const files = translations.flatMap((one) => [one.file, one.source.file]);
    return { error: `"${file}" is not a translated file. ${formatSuggestion(file, files)}` };
  }
  if (own.length === 0 && !isTrivial) {
    return {
      error: `${file} is a source file. Name a translation, or use --trivial when all translations are still right.`,
    };
  }
  const wanted = isTrivial ? translations.filter(({ source }) => source.file === first.source.file) : all;
  const named = wanted.filter((one) => key === undefined || isBelow(one.key, key));
  if (named.length === 0) {
    const keys = wanted.map((one) => one.key);
    return { error: `${file} has no text with the key "${key}". ${formatSuggestion(key ?? '', keys)}` };
  }
  const accepted = named.filter(({ own: value, state }) => state !== 'unaligned' && isWritten(value));
  if (accepted.length === 0) return { error: `${word} has no translated text yet.` };
  return { accepted: key === undefined || isTrivial ? [...accepted, ...day] : accepted };
}

const isBelow = (key: string, block: string): boolean =>
  key === block || key.startsWith(`${block}.`) || key.startsWith(`${block}[`);

const formatSuggestion = (word: string, known: readonly string[]): string =>
  suggestion(nearest(word, known), 'npm run translations -- stale lists them.');
