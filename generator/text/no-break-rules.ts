/**
 * What holds words together on a line, in every language of the site. The words of all languages stand in one list
 * each, because no word of one of them misleads in another.
 */

/** Words at even places and the white space after them, without brackets and quotes in front of words. */
export type Words = readonly string[];

/** How many of the spaces after a word hold it to what follows. */
export type NoBreakRule = (words: Words, at: number) => 0 | 1 | 2;

const months = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
].join('|');
/** Arabic months have two names, the first of one word or two: «آب/أغسطس», «كانون الثاني/يناير». */
const arabicMonths = 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر';
const isMonth = new RegExp(`^(?:${months}|\\p{L}+/(?:${arabicMonths}))$`, 'u');
const isStartOfMonth = new RegExp(`^(?:${months})(?!\\p{L})`, 'u');
const isEndOfMonth = new RegExp(`^ال(?:أول|ثاني)/(?:${arabicMonths})(?!\\p{L})`, 'u');
const isDay = /^\d{1,2}(?![\d:])/u;
const isYear = /^[وفبلك]?(?:1[789]|20)\d\d(?!\S*\d)/u;
const isZip = /^\d{5}(?!\d)/u;
const isStartOfNumber = /^\d/u;

const isStartOfCode = /^(?:Penal|Civil|Family|Veh\.|Vehicle|H&S|Código)$/u;
const isEndOfCode = /^(?:Code|Penal|Civil)(?!\p{L})/u;
/** What a law is cited by. In Arabic with the letters that are written onto a word: "والمادة", "للمادة". */
const isCited = new RegExp(
  [
    '^(?:§{1,2}|PC|VC|HS|U\\.S\\.(?:C\\.)?|(?:Code|section|article|rule|chapter|proposition)s?|arts?\\.)$',
    '^(?:secci(?:ón|ones)|artículos?|código|penal|civil|proposici(?:ón|ones)|reglas?|capítulos?)$',
    '^[وف]?(?:ال|[بك]ال|لل|[بكل])?(?:مادة|مادتين|مواد|فقرة|بند|قسم|فصل|اقتراح)$',
  ].join('|'),
  'iu',
);

/** The number that a word names: "section 1303", "CA 91107", "January 1", «المادة 1303». */
function namedNumber(words: Words, at: number): 0 | 1 {
  const [name = '', , number = ''] = words.slice(at, at + 3);
  if (!isStartOfNumber.test(number)) return 0;
  if (isMonth.test(name)) return isDay.test(number) ? 1 : 0;
  if (name === 'CA') return isZip.test(number) ? 1 : 0;
  return isCited.test(name) ? 1 : 0;
}

/** The words that name a law: "Veh. Code 23152", "Código Civil 1799.91". */
function nameOfCode(words: Words, at: number): 0 | 1 {
  const [start = '', , end = ''] = words.slice(at, at + 3);
  return isStartOfCode.test(start) && isEndOfCode.test(end) ? 1 : 0;
}

/**
 * A number or a span of numbers without a sign or a unit of its own, in Arabic with the letter that is written onto
 * it; a telephone number is none.
 */
const isCount = /^(?!\d{3}[-\u2011]\d{4}$)[وفبلك]?\d+(?:[.,:/]\d+)*(?:[-–]\d+(?:[.,]\d+)*)?$/u;
const isConjunction = /^(?:to|and|or|a|y|e|o|u|إلى|أو|و)$/u;
const isStartOfWord = /^\p{L}/u;

/** The noun that a number counts: "365 days", «24 ساعة». A year counts none, nor does a number that has a name. */
function countedNoun(words: Words, at: number): 0 | 1 {
  const [number = '', , noun = ''] = words.slice(at, at + 3);
  if (!isCount.test(number) || isYear.test(number)) return 0;
  if (at > 0 && namedNumber(words, at - 2) === 1) return 0;
  return isStartOfWord.test(noun) && !isConjunction.test(noun) ? 1 : 0;
}

/** The rest of a month after its day: "1 de octubre", «1 تشرين الأول/أكتوبر». */
function monthOfDay(words: Words, at: number): 0 | 1 {
  const [word = '', , month = ''] = words.slice(at, at + 3);
  if (isEndOfMonth.test(month)) return 1;
  return word === 'de' && isDay.test(words[at - 2] ?? '') && isStartOfMonth.test(month) ? 1 : 0;
}

/** Two numbers and the word between them: "2 to 4", "2 a 4". */
function range(words: Words, at: number): 0 | 2 {
  const [from = '', , conjunction = '', , to = ''] = words.slice(at, at + 5);
  return isCount.test(from) && isConjunction.test(conjunction) && isStartOfNumber.test(to) ? 2 : 0;
}

/** The year of a month: "octubre de 2023", where only "de 2023" is held, «أيار/مايو 2026». */
function year(words: Words, at: number): 0 | 1 {
  const [word = '', , number = ''] = words.slice(at, at + 3);
  if (!isYear.test(number)) return 0;
  return isMonth.test(word === 'de' ? (words[at - 2] ?? '') : word) ? 1 : 0;
}

/** The Spanish month before its year: "octubre de 2023". */
function monthOfYear(words: Words, at: number): 0 | 1 {
  return words[at + 2] === 'de' && isMonth.test(words[at] ?? '') && year(words, at + 2) === 1 ? 1 : 0;
}

/** The number after a number that has a name: "PC 484, 459.5", "January 1, 2026". */
function secondNumber(words: Words, at: number): 0 | 1 {
  const [first = '', , second = ''] = words.slice(at, at + 3);
  if (!first.endsWith(',') || !isStartOfNumber.test(second) || words[at - 2] === 'CA') return 0;
  return namedNumber(words, at - 2) === 1 && countedNoun(words, at + 2) === 0 ? 1 : 0;
}

const isCapitalised = /^\p{Lu}\p{L}*$/u;
const isState = /^CA(?!\p{L})/u;

/** The words of a place with one another and with the state: "Los Angeles, CA". */
function place(words: Words, at: number): 0 | 1 {
  let last = at;
  while (isCapitalised.test(words[last] ?? '')) last += 2;
  return words[last]?.endsWith(',') && isState.test(words[last + 2] ?? '') ? 1 : 0;
}

const isTerm = /^(?:no bond|sin fianza|بلا كفالة)(?!\p{L})/iu;

/** Two words that are one term. */
function term(words: Words, at: number): 0 | 1 {
  return isTerm.test(`${words[at]} ${words[at + 2]}`) ? 1 : 0;
}

/** All that holds in any text, the stronger first: a weaker rule gives way where the piece would be too long. */
export const noBreakRules: readonly NoBreakRule[] = [
  namedNumber,
  nameOfCode,
  countedNoun,
  monthOfDay,
  range,
  place,
  secondNumber,
  year,
  monthOfYear,
  term,
];

const isShort = /^(?:[aeouy]|de|[وف]?(?:في|من|إلى|على|عن))$/iu;

/** A short word that begins what follows, for headings: "¿A quién llamamos?", "de día y de noche", «في الكفالة». */
export function shortWord(words: Words, at: number): 0 | 1 {
  return isShort.test(words[at] ?? '') ? 1 : 0;
}

const isLastButOne = /^\p{L}{1,3}$/u;

/** The last word with the one before it, and a short one with the two before it: "24 hours a day". */
export function lastWord(words: Words, at: number): 0 | 1 | 2 {
  if (at + 2 === words.length - 1) return 1;
  return at + 4 === words.length - 1 && isLastButOne.test(words[at + 2] ?? '') ? 2 : 0;
}
