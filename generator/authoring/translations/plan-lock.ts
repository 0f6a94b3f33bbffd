/** Plans the lines of the lock file when translations are accepted. */
import { type HashPair, type Pairs, pairsOf, UPDATED_KEY } from '../../content/lock.ts';
import { isWritten } from '../../content/unwritten.ts';
import { nearest, suggestion } from '../../diagnostics/suggest.ts';
import type { LockedText, SurveyInput, Translation } from './survey.ts';

/** The lines of the lock file by file and key. */
export type LockPlan = ReadonlyMap<string, Pairs>;

/** Returns the plan that records every translation except stale ones, and drops the lines of removed texts. */
export function planAll(texts: readonly LockedText[]): LockPlan {
  return groupByFile(texts.map((text) => [text, pairsToRecord(text)]));
}

function pairsToRecord({ state, target, pair, recordedPairs }: LockedText): readonly HashPair[] {
  if (state === 'unaligned') return recordedPairs;
  if (state === 'stale')
    return recordedPairs.filter((old) => old.translation === pair.translation).slice(0, 1);
  return isWritten(target) ? [pair] : [];
}

/** Returns the plan that keeps the existing lines, and records the current texts of the accepted translations. */
export function planAccepted(lock: SurveyInput['lock'], accepted: readonly LockedText[]): LockPlan {
  const plan = new Map([...lock.files].map(([file, lines]) => [file, pairsOf(lines)]));
  const files = groupByFile(accepted.map((text) => [text, [text.pair]]));
  for (const [file, pairs] of files) plan.set(file, new Map([...(plan.get(file) ?? []), ...pairs]));
  return plan;
}

function groupByFile(texts: readonly (readonly [LockedText, readonly HashPair[]])[]): Map<string, Pairs> {
  const files = Map.groupBy(texts, ([{ file }]) => file);
  return new Map(
    [...files].map(([file, group]) => [file, new Map(group.map(([{ key }, pairs]) => [key, pairs]))]),
  );
}

/** All texts that can be accepted: translations, and the dates of files. */
export type LockedTexts = {
  readonly translations: readonly Translation[];
  readonly days: readonly LockedText[];
};

/** The translations that an argument names, or a message that says why there are none. */
export type SelectedTranslations = { readonly accepted: readonly LockedText[] } | { readonly error: string };

/**
 * Returns the translations in the file that the argument names, or in one block of it: `content/es/ui.yaml#hero`. With
 * `--trivial`, returns those of all languages. The date of a file is accepted with the file, or by its own key.
 */
export function selectTranslations(
  argument: string,
  { translations, days }: LockedTexts,
  isTrivial: boolean,
): SelectedTranslations {
  const [file = '', key] = argument.replace(/^\.\//u, '').replaceAll('\\', '/').split('#');
  const fileDays = days.filter((text) => text.file === file);
  if (key === UPDATED_KEY && fileDays.length > 0) return { accepted: fileDays };
  const ofFile = translations.filter((translation) => translation.file === file);
  const ofFileOrSource =
    ofFile.length > 0 ? ofFile : translations.filter(({ source }) => source.file === file);
  const [first] = ofFileOrSource;
  if (first === undefined) {
    const files = translations.flatMap((translation) => [translation.file, translation.source.file]);
    return { error: `"${file}" is not a translated file. ${formatSuggestion(file, files)}` };
  }
  if (ofFile.length === 0 && !isTrivial) {
    return {
      error: `${file} is a source file. Name a translation, or use --trivial when all translations are still right.`,
    };
  }
  const candidates = isTrivial
    ? translations.filter(({ source }) => source.file === first.source.file)
    : ofFileOrSource;
  const selected = candidates.filter((text) => key === undefined || isInBlock(text.key, key));
  if (selected.length === 0) {
    const keys = candidates.map((text) => text.key);
    return { error: `${file} has no text with the key "${key}". ${formatSuggestion(key ?? '', keys)}` };
  }
  const accepted = selected.filter(({ target, state }) => state !== 'unaligned' && isWritten(target));
  if (accepted.length === 0) return { error: `${argument} has no translated text yet.` };
  return { accepted: key === undefined || isTrivial ? [...accepted, ...fileDays] : accepted };
}

const isInBlock = (key: string, block: string): boolean =>
  key === block || key.startsWith(`${block}.`) || key.startsWith(`${block}[`);

const formatSuggestion = (word: string, names: readonly string[]): string =>
  suggestion(nearest(word, names), 'npm run translations -- stale lists them.');
