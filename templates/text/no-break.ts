/** A number and its noun, a date, a telephone number. Also runs in browsers without lookbehind support. */

/** A longer unit may break. The length of the longest date: "10 de septiembre de 2026". */
export const maxUnitLength = 24;

const start = String.raw`(^|[\s("'«“‘[¿¡])`;
const year = String.raw`(?:1[789]|20)\d\d(?![\d.,:/–-]*\d)`;
/** A number, also with an attached Arabic word: «و3». */
const number = String.raw`\p{L}?\d+(?:[.,:/–-]\d+)*`;
const word = String.raw`[\p{L}\p{M}/]+`;

const units = [
  // "October 1, 2023", "1 de octubre de 2023", «1 أيار/مايو 2026».
  String.raw`\p{Lu}\p{L}+ \d{1,2}, ${year}`,
  String.raw`\d{1,2}(?: ${word}){1,3} ${year}`,
  // "(626) 555-0100". The bracket is before the unit.
  String.raw`\d{3}\) \d{3}-\d{4}`,
  // "2 to 4 hours", «24 ساعة». A year before a word is no number of things, and a telephone number neither.
  // Words of two letters are no nouns: «المادة 1276.1 من».
  String.raw`(?!${year}|\d{3}-\d{4})(?:${number} \p{L}{1,3} )?${number} \p{L}{2}${word}`,
  // "section 1303", "§ 1303", «المادة 1303», "CA 91107": a number without a noun belongs to the word before it. A year
  // after a month with two names does not, because both are too wide for a small phone with large text.
  String.raw`(?!\S*/\S* ${year})(?:${word}\.?|§+) \p{L}?\d(?=\S*(?:[ \n]|$))`,
].map((unit) => new RegExp(`${start}(${unit})`, 'gu'));

/** The text keeps its length. A unit that is too long may break. */
export function keepTogether(text: string): string {
  if (!/\d/u.test(text)) return text;
  return units.reduce(
    (joined, unit) =>
      joined.replace(unit, (found, before: string, words: string) =>
        words.length > maxUnitLength ? found : before + words.replaceAll(' ', '\u00a0'),
      ),
    text,
  );
}
