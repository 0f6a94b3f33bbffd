/**
 * What holds words together on a line, as patterns of the words of all languages: no word of one misleads in another,
 * and a page may quote a term of another language. Every space in a match holds what is around it.
 */
import type { Style } from '../../schema/index.ts';
import { alternativesOf, beforeNumber, patternOf } from './term-pattern.ts';

/** What a language brings: its lists of words, and its names of months. */
export type NoBreakLists = { readonly noBreak: Style['noBreak']; readonly months: readonly string[] };

/** The stronger first: a weaker one gives way where the piece would be too long. */
export type NoBreakRules = readonly RegExp[];

const space = String.raw`[ \n\r\t]`;
/** A word, or what is left of one. */
const word = String.raw`[^ \n\r\t]*`;
/** Brackets and quotes stand in front of words. */
const signs = `[("'«“‘[¿¡]*`;
const afterSpace = String.raw`(?<![^ \n\r\t])`;
const start = afterSpace + signs;
const next = space + signs;
/** The space before a word, of which the next match may begin. */
const before = (nextWord: string): string => `${space}(?=${signs}${nextWord})`;

const day = String.raw`\d{1,2}(?![\d:])`;
const year = String.raw`${beforeNumber}(?:1[789]|20)\d\d(?!\S*\d)`;
const postcode = String.raw`\d{5}(?!\d)`;
/**
 * A number or a span of numbers without a sign or a unit of its own, with what is written onto it; a telephone number
 * is none.
 */
const count = String.raw`(?!\d{3}[-\u2011]\d{4}${space})${beforeNumber}\d+(?:[.,:/]\d+)*(?:[-–]\d+(?:[.,]\d+)*)?`;

/** What holds in any text. */
export function planRules(words: WordPatterns): NoBreakRules {
  const { name, terms, conjunction, of, state, month, startOfMonth, restOfMonth } = words;
  const named = `(?:${name}${before('\\d')}|${month}${before(day)})`;
  const placed = `${state}${before(postcode)}`;
  // A year counts no noun.
  const counted = `(?!${year})${count}${before(`(?!${conjunction}(?:${space}|$))\\p{L}`)}`;
  return compile([
    // A number and its name: "section 1303", "January 1", «المادة 1303», "CA 91107".
    `${start}(?:${named}|${placed})`,
    // "Veh. Code", "Código Civil".
    start + terms,
    // A number that has no name, and the noun that it counts: "365 days", «24 ساعة».
    `${afterSpace}(?<!${start}(?:${named}|${placed}))${signs}${counted}`,
    // The rest of a month after its day: «1 تشرين الأول/أكتوبر», "1 de octubre".
    before(restOfMonth),
    `(?<=${start}${day}${word}${space})${signs}${of}${before(startOfMonth)}`,
    // "2 to 4", "2 a 4".
    `${start}${count}${next}${conjunction}${before('\\d')}`,
    // The words of a place with one another and with the state: "Los Angeles, CA".
    `${afterSpace}(?=(?:${signs}\\p{Lu}\\p{L}*${space}){0,4}${word},${next}${state}(?!\\p{L}))${word}${space}`,
    // The number after a number that has a name: "PC 484, 459.5", "January 1, 2026".
    `${afterSpace}(?<=${start}${named})${word},${before(`(?!${counted})\\d`)}`,
    // The year of a month, and then the month: «أيار/مايو 2026», "octubre de 2023".
    `${start}${month}${before(year)}`,
    `(?<=${start}${month}${space})${signs}${of}${before(year)}`,
    `${start}${month}${before(of + next + year)}`,
  ]);
}

/** What also holds in headings, short words that begin what follows: "¿A quién llamamos?", «في الكفالة». */
export function planShortWords({ short }: WordPatterns): NoBreakRules {
  return compile([start + short + space]);
}

/** The last word with the one before it, and a short one with the two before it: "24 hours a day". */
export const lastWord = compile([`${next}\\p{L}{1,3}${space}(?=${word}$)`, `${space}(?=${word}$)`]);

function compile(patterns: readonly string[]): NoBreakRules {
  return patterns.map((pattern) => new RegExp(pattern, 'gu'));
}

/** What matches the words of each kind. */
type WordPatterns = ReturnType<typeof planWords>;

/** The words of all languages, by kind. */
export function planWords(languages: readonly NoBreakLists[]) {
  const listed = (name: keyof Style['noBreak']) => languages.flatMap(({ noBreak }) => noBreak[name]);
  const months = languages.flatMap((language) => language.months.map((month) => month.split(' ')));
  const terms = listed('terms').map((term) => term.split(' ').map((word) => patternOf(word, 'any')));
  return {
    name: anyWord(listed('namesOfNumbers')),
    terms: anyOf(
      terms.map((words) => words.slice(0, -1).join(next) + before(`${words.at(-1)}(?!\\p{L})`)).join('|'),
    ),
    // In its own case, because the "E" of "300 E Walnut St" is no Spanish "and".
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

/** One of the alternatives; none where there are none. */
function anyOf(alternatives: string): string {
  return `(?:${alternatives || '(?!)'})`;
}
