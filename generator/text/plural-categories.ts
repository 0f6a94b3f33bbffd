/** Which plural categories a language uses for whole numbers, and for which numbers. */
import { type PluralCategory, pluralCategories } from '../../schema/index.ts';

/** Numbers for which a language takes each category, among the examined ones, ascending. */
type PluralNumbers = ReadonlyMap<PluralCategory, readonly number[]>;

/**
 * The rules of CLDR look at a number's last two digits, and at whole hundreds, thousands and hundred thousands;
 * so these stand for all whole numbers up to 999,999 (a test compares them with all).
 */
const small = [...Array(200).keys()];
const examined = new Set([
  ...small,
  ...[100, 1000, 10_000, 100_000].flatMap((unit) => small.slice(1, 10).map((number) => number * unit)),
]);
const byLanguage = new Map<string, PluralNumbers>();

/** The categories that counts up to 999,999 reach in a language. */
export function findPluralNumbers(language: string): PluralNumbers {
  const rules = new Intl.PluralRules(language);
  const numbers = byLanguage.get(language) ?? Map.groupBy(examined, (number) => rules.select(number));
  byLanguage.set(language, numbers);
  return numbers;
}

/** The forms that a counted text needs: every category that counts reach, and `other`. */
export function requiredForms(language: string): PluralCategory[] {
  const numbers = findPluralNumbers(language);
  return pluralCategories.filter((category) => category === 'other' || numbers.has(category));
}

/** The first numbers of some categories: `0, 2, 3–10, 11–99`. */
export function formatNumbers(language: string, categories: readonly PluralCategory[]): string {
  const numbers = findPluralNumbers(language);
  return categories
    .flatMap((category) => {
      const all = numbers.get(category) ?? [];
      const small = all.filter((number) => number < 100);
      return rangesOf(small.length > 0 ? small : all.slice(0, 1));
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
