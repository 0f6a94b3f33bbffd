/** In English, with the plural categories for whole numbers. */
import { type PluralCategory, pluralCategories } from '../../schema/index.ts';

// Only problems have names of languages, which take 10 ms to load.
let names: Intl.DisplayNames | undefined;

/** `Arabic` for `ar`, or an unknown tag itself. Throws for a malformed tag. */
export function languageName(tag: string): string {
  names ??= new Intl.DisplayNames(['en'], { type: 'language' });
  return names.of(tag) ?? tag;
}

/** The examined numbers of each category, ascending. */
type PluralNumbers = ReadonlyMap<PluralCategory, readonly number[]>;

/**
 * CLDR rules depend on the last two digits and on whole hundreds, thousands and hundred thousands. Therefore these
 * numbers represent all whole numbers up to 999,999. A test checks the numbers below 100,000.
 */
const small = [...Array(200).keys()];
const examined = new Set([
  ...small,
  ...[100, 1000, 10_000, 100_000].flatMap((unit) => small.slice(1, 10).map((number) => number * unit)),
]);
const byLanguage = new Map<string, PluralNumbers>();

export function findPluralNumbers(language: string): PluralNumbers {
  const rules = new Intl.PluralRules(language);
  const numbers = byLanguage.get(language) ?? Map.groupBy(examined, (number) => rules.select(number));
  byLanguage.set(language, numbers);
  return numbers;
}

export function requiredForms(language: string): PluralCategory[] {
  const numbers = findPluralNumbers(language);
  return pluralCategories.filter((category) => category === 'other' || numbers.has(category));
}

/** `0, 2, 3–10, 11–99` */
export function formatNumbers(language: string, categories: readonly PluralCategory[]): string {
  const numbers = findPluralNumbers(language);
  return categories
    .flatMap((category) => {
      const all = numbers.get(category) ?? [];
      const belowHundred = all.filter((number) => number < 100);
      return rangesOf(belowHundred.length > 0 ? belowHundred : all.slice(0, 1));
    })
    .join(', ');
}

const MAX_RANGES = 3;

function rangesOf(numbers: readonly number[]): string[] {
  const ranges: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  const shown = ranges
    .slice(0, MAX_RANGES)
    .map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  return ranges.length > MAX_RANGES ? [...shown, '…'] : shown;
}
