/**
 * Finds runs of the other direction in a text, so that the reader sees phone numbers, prices and names in their own
 * order (Unicode Bidirectional Algorithm, UAX 9). It also runs in browsers that know no lookbehind.
 */

/** A part of a text. */
export type Run = {
  readonly text: string;
  /** The direction of a run that is read by itself; undefined for what runs with the text. */
  readonly dir: 'ltr' | 'rtl' | undefined;
};

// Parts are bounded, because a search that may begin at each sign of a long run would read the run as often.
const email = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`;
const url = String.raw`https?:\/\/[^\s«»()]+`;
const phone = String.raw`\+?\(?\d{3}\)?[ \u00a0-]\d{3}[-\u2011]\d{4}|\+\d[\d \u00a0()-]{6,20}\d|\d-\d{3}-\d{3}-\d{4}`;
const money = String.raw`\$\d[\d,]*(?:\.\d+)?`;
const percent = String.raw`\d{1,9}(?:\.\d{1,9})?%`;
/** Subdivisions of a law section, attached to it: "(b)", "(a)(1)". */
const subdivisions = String.raw`(?:\([A-Za-z0-9]{1,3}\))+`;
const section = String.raw`\d[\d.]{0,9}${subdivisions}`;
const space = String.raw`[ \u00a0]`;
const letter = String.raw`(?:\w(?:${subdivisions})?|[À-ɏ])`;
/** Latin words with the digits and signs between them: "Bail Bond", "CA 91107", "PC 243(e)(1)", "Code § 1303". */
const words = String.raw`(?=[A-Za-zÀ-ɏ])(?:${letter}|[.,;'’&/:#§–—-]|${space}(?=[\wÀ-ɏ#&§]))*${letter}`;
/** Goes on after a number in brackets: "Caldwell (2021) 73 Cal.App.5th 349". */
const citation = String.raw`${space}\(\d+\)(?:${space}\d+)?${space}${words}`;
/** A year in brackets may also end a citation: "481 U.S. 739 (1987)". */
const year = String.raw`${space}\((?:1[789]|20)\d\d\)`;
const dash = `${space}[–—]${space}${words}`;
/**
 * One run of Latin words with all that belongs to them, so that a citation is not read backwards: words, numbers,
 * section signs, punctuation and numbers in brackets between them, one number directly before and those after.
 *
 * Brackets around letters stay outside: "الضامن (Indemnitor)" has Arabic brackets, and so has
 * "Los Angeles County (LASD)". So do signs at the end, which belong to the Arabic sentence.
 *
 * Limit: a number that belongs to the Arabic word beside it, and yet touches a Latin word, is taken into the run
 * ("المادة 1275 Hold", "Booking 24 ساعة"). Every figure is still read right, but it stands at the other side of
 * the Latin words. Writers part the two with an Arabic word, a comma or brackets.
 */
const latin = `${words}(?:${citation}|${year}|${dash})*`;
/** Directly before a Latin word, and no end of a longer number: "1275 Hold", "5th Street", "243(e)(1) PC". */
const count = String.raw`\d+(?:[.,/]\d+)*(?:${subdivisions})?${space}?`;
const startOfNumber = String.raw`(?<before>^|[^\w.,/$+\u2011-])(?!${email}|${phone}|${percent})`;
const leftToRightRuns = new RegExp(
  `${email}|${url}|${phone}|${money}|${percent}|${latin}|${startOfNumber}${count}${latin}|${section}`,
  'gu',
);
const rightToLeftRuns = /[\u0590-\u08ff](?:[\u0590-\u08ff\s،؛؟]*[\u0590-\u08ff])?/gu;

/** The text in parts: those of the other direction, and what stands between them. */
export function splitRuns(text: string, dir: 'ltr' | 'rtl'): readonly Run[] {
  const [found, other] =
    dir === 'rtl' ? ([leftToRightRuns, 'ltr'] as const) : ([rightToLeftRuns, 'rtl'] as const);
  const runs: Run[] = [];
  let end = 0;
  const pushUntil = (start: number): void => {
    if (start > end) runs.push({ text: text.slice(end, start), dir: undefined });
  };
  for (const { 0: match, index, groups } of text.matchAll(found)) {
    const start = index + (groups?.before?.length ?? 0);
    pushUntil(start);
    end = index + match.length;
    runs.push({ text: text.slice(start, end), dir: other });
  }
  pushUntil(text.length);
  return runs;
}
