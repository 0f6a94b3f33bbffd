/**
 * Keeps a number on the line of the word that it belongs to (design/LANGUAGE.md §5), in every language of the site.
 *
 * Where a line may break is typography of pages: neither checks nor attributes, titles or data know of it. The
 * words of all languages stand in one list each, because no word of one of them misleads in another.
 */

/** The text with no-break spaces in place of some spaces: not a character longer or shorter. */
export function keepTogether(text: string): string {
  if (!/\d/u.test(text)) return text;
  // Words and the white space between them, in turn.
  const parts = text.split(/([ \n\r\t])/u);
  const words = parts.map((part) => part.replace(/^[("'«“‘[¿¡]+/u, ''));
  for (const spacesAfter of [namedNumber, countedNoun, range]) {
    for (let at = 0; at + 2 < parts.length; at += 2) join(parts, at, spacesAfter(words, at));
  }
  return parts.join('');
}

/**
 * More characters than this are never kept in one piece, so that text wraps in the narrowest column; isolated runs
 * have the same bound (components/Bidi).
 */
const longestUnbroken = 20;

/** Words at even places and the white space after them, without brackets and quotes in front of words. */
type Words = readonly string[];

const month = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
].join('|');
const isMonth = new RegExp(`^(?:${month})$`, 'u');
const isDay = /^\d{1,2}(?![\d:])/u;
const isZip = /^\d{5}(?!\d)/u;
const isStartOfNumber = /^\d/u;
/** What a law is cited by. In Arabic with the letters that are written onto a word: "والمادة", "للمادة". */
const isCited = new RegExp(
  [
    '^(?:[A-Za-z]+&)?(?:§{1,2}|PC|VC|HS|(?:Code|section|article|rule|chapter|proposition)s?|arts?\\.)$',
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

/** A number or a span of numbers without a sign or a unit of its own; a telephone number is none. */
const isCount = /^(?!\d{3}[-\u2011]\d{4}$)\d+(?:[.,:/]\d+)*(?:[-–]\d+(?:[.,]\d+)*)?$/u;
const isYear = /^(?:1[789]|20)\d\d$/u;
const isConjunction = /^(?:to|and|or|a|y|e|o|u|إلى|أو|و)$/u;
const isStartOfWord = /^\p{L}/u;

/** The noun that a number counts: "365 days", «24 ساعة». A year counts none, nor does a number that has a name. */
function countedNoun(words: Words, at: number): 0 | 1 {
  const [number = '', , noun = ''] = words.slice(at, at + 3);
  if (!isCount.test(number) || isYear.test(number)) return 0;
  if (at > 0 && namedNumber(words, at - 2) === 1) return 0;
  return isStartOfWord.test(noun) && !isConjunction.test(noun) ? 1 : 0;
}

/** Two numbers and the word between them: "2 to 4", "2 a 4". */
function range(words: Words, at: number): 0 | 2 {
  const [from = '', , conjunction = '', , to = ''] = words.slice(at, at + 5);
  return isCount.test(from) && isConjunction.test(conjunction) && isStartOfNumber.test(to) ? 2 : 0;
}

const noBreakSpace = '\u00a0';

/** Makes the spaces after a word no-break spaces: as many as told, or none where the piece would be too long. */
function join(parts: string[], at: number, spaces: 0 | 1 | 2): void {
  if (spaces === 0) return;
  let start = at;
  let end = at + 2 * spaces;
  while (parts[start - 1] === noBreakSpace) start -= 2;
  while (parts[end + 1] === noBreakSpace) end += 2;
  if (parts.slice(start, end + 1).join('').length > longestUnbroken) return;
  for (let space = at + 1; space < at + 2 * spaces; space += 2) parts[space] = noBreakSpace;
}
