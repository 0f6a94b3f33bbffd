/**
 * Patterns of words that belong on one line, for all languages at once: a page may quote a term of another language.
 * Every space inside a match becomes a no-break space.
 */
import type { Style } from '../../schema/index.ts';
import { alternativesOf, beforeNumber, patternOf } from './term-pattern.ts';

/** The word lists of a language, and its names of months. */
export type NoBreakLists = { readonly noBreak: Style['noBreak']; readonly months: readonly string[] };

/** Rules in order of priority: a later rule is skipped when the unbroken text would be too long. */
export type NoBreakRules = readonly RegExp[];

const space = String.raw`[ \n\r\t]`;
/** A word, or the rest of a word. */
const word = String.raw`[^ \n\r\t]*`;
/** Opening brackets and quotation marks. */
const signs = `[("'«“‘[¿¡]*`;
const afterSpace = String.raw`(?<![^ \n\r\t])`;
const start = afterSpace + signs;
const next = space + signs;
/** The space before a word; the next match may start at that word. */
const before = (nextWord: string): string => `${space}(?=${signs}${nextWord})`;

const day = String.raw`\d{1,2}(?![\d:])`;
const year = String.raw`${beforeNumber}(?:1[789]|20)\d\d(?!\S*\d)`;
const postcode = String.raw`\d{5}(?!\d)`;
/** A number or a range without a unit, with prefixes attached to it; not a telephone number. */
const count = String.raw`(?!\d{3}[-\u2011]\d{4}${space})${beforeNumber}\d+(?:[.,:/]\d+)*(?:[-–]\d+(?:[.,]\d+)*)?`;

export function buildRules(words: WordPatterns): NoBreakRules {
  const { name, terms, conjunction, of, state, month, startOfMonth, restOfMonth } = words;
  const named = `(?:${name}${before('\\d')}|${month}${before(day)})`;
  const placed = `${state}${before(postcode)}`;
  // A year before a noun is not a count.
  const counted = `(?!${year})${count}${before(`(?!${conjunction}(?:${space}|$))\\p{L}`)}`;
  return compile([
    // A name and its number: "section 1303", "January 1", «المادة 1303», "CA 91107".
    `${start}(?:${named}|${placed})`,
    // "Veh. Code", "Código Civil".
    start + terms,
    // A number and the noun that it counts: "365 days", «24 ساعة».
    `${afterSpace}(?<!${start}(?:${named}|${placed}))${signs}${counted}`,
    // The rest of a month after its day: «1 تشرين الأول/أكتوبر», "1 de octubre".
    before(restOfMonth),
    `(?<=${start}${day}${word}${space})${signs}${of}${before(startOfMonth)}`,
    // "2 to 4", "2 a 4".
    `${start}${count}${next}${conjunction}${before('\\d')}`,
    // The words of a place name, and its state: "Los Angeles, CA".
    `${afterSpace}(?=(?:${signs}\\p{Lu}\\p{L}*${space}){0,4}${word},${next}${state}(?!\\p{L}))${word}${space}`,
    // A second number after a name and its number: "PC 484, 459.5", "January 1, 2026".
    `${afterSpace}(?<=${start}${named})${word},${before(`(?!${counted})\\d`)}`,
    // A month and its year: «أيار/مايو 2026», "octubre de 2023".
    `${start}${month}${before(year)}`,
    `(?<=${start}${month}${space})${signs}${of}${before(year)}`,
    `${start}${month}${before(of + next + year)}`,
  ]);
}

/**
 * Returns the additional rules for headings. Short words stay with the next word: "¿A quién llamamos?", «في الكفالة».
 */
export function buildShortWordRules({ short }: WordPatterns): NoBreakRules {
  return compile([start + short + space]);
}

/**
 * Rules for the end of a heading or a lead: the last two words stay together, or three when the second to last word is
 * short: "24 hours a day".
 */
export const lastWordRules = compile([`${next}\\p{L}{1,3}${space}(?=${word}$)`, `${space}(?=${word}$)`]);

function compile(patterns: readonly string[]): NoBreakRules {
  return patterns.map((pattern) => new RegExp(pattern, 'gu'));
}

/** Patterns of each word list. */
type WordPatterns = ReturnType<typeof buildWordPatterns>;

export function buildWordPatterns(languages: readonly NoBreakLists[]) {
  const listed = (name: keyof Style['noBreak']) => languages.flatMap(({ noBreak }) => noBreak[name]);
  const months = languages.flatMap((language) => language.months.map((month) => month.split(' ')));
  const terms = listed('terms').map((term) => term.split(' ').map((word) => patternOf(word, 'any')));
  return {
    name: anyWord(listed('namesOfNumbers')),
    terms: anyOf(
      terms.map((words) => words.slice(0, -1).join(next) + before(`${words.at(-1)}(?!\\p{L})`)).join('|'),
    ),
    // Case-sensitive, because the "E" of "300 E Walnut St" is not the Spanish "e".
    conjunction: anyOf(alternativesOf(listed('conjunctions'))),
    of: anyWord(listed('ofWords')),
    short: anyWord(listed('shortWords')),
    state: anyWord(listed('states')),
    // A month may have several words, «كانون الثاني/يناير».
    month: anyWord(months.flatMap((words) => words.slice(-1))),
    startOfMonth: `${anyWord(months.flatMap((words) => words.slice(0, 1)))}(?!\\p{L})`,
    restOfMonth: `${anyWord(months.flatMap((words) => words.slice(1)))}(?!\\p{L})`,
  };
}

function anyWord(words: readonly string[]): string {
  return anyOf(alternativesOf(words, 'any'));
}

/** Returns a pattern of the alternatives. Without alternatives, the pattern never matches. */
function anyOf(alternatives: string): string {
  return `(?:${alternatives || '(?!)'})`;
}
