/** Phone numbers, prices and names keep their order (UAX 9). Also runs in browsers without lookbehind. */

export type Run = {
  readonly text: string;
  /** The direction of an isolated run; undefined for ordinary text. */
  readonly dir: 'ltr' | 'rtl' | undefined;
};

// Repetitions are bounded, because unbounded ones take quadratic time on a long run.
const email = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`;
const url = String.raw`https?:\/\/[^\s«»()]+`;
const phone = String.raw`\+?\(?\d{3}\)?[ \u00a0-]\d{3}[-\u2011]\d{4}|\+\d[\d \u00a0()-]{6,20}\d|\d-\d{3}-\d{3}-\d{4}`;
const money = String.raw`\$\d[\d,]*(?:\.\d+)?`;
const percent = String.raw`\d{1,9}(?:\.\d{1,9})?%`;
/** Subdivisions of a law section, written without a space: "(b)", "(a)(1)". */
const subdivisions = String.raw`(?:\([A-Za-z0-9]{1,3}\))+`;
const section = String.raw`\d[\d.]{0,9}${subdivisions}`;
const space = String.raw`[ \u00a0]`;
const letter = String.raw`(?:\w(?:${subdivisions})?|[À-ɏ])`;
/** Latin words with digits and punctuation between them: "Bail Bond", "CA 91107", "PC 243(e)(1)", "Code § 1303". */
const latinWords = String.raw`(?=[A-Za-zÀ-ɏ])(?:${letter}|[.,;'’&/:#§–—-]|${space}(?=[\wÀ-ɏ#&§]))*${letter}`;
/** A run continues after a number in brackets: "Caldwell (2021) 73 Cal.App.5th 349". */
const citation = String.raw`${space}\(\d+\)(?:${space}\d+)?${space}${latinWords}`;
/** A year in brackets can also end a citation: "481 U.S. 739 (1987)". */
const year = String.raw`${space}\((?:1[789]|20)\d\d\)`;
const dash = `${space}[–—]${space}${latinWords}`;
/**
 * A run of Latin words with everything that belongs to it, so that a citation keeps its order: words, section
 * signs, punctuation, numbers in brackets, one number directly before the words and all numbers after them.
 * Brackets around letters and punctuation at the end are not part of the run, because they belong to the
 * Arabic sentence: "الضامن (Indemnitor)". Limitation: a number that belongs to an Arabic word but is next to
 * a Latin word becomes part of the run ("المادة 1275 Hold"). It is still readable, but on the wrong side of
 * the Latin words. Writers separate them with an Arabic word, a comma or brackets.
 */
const latin = `${latinWords}(?:${citation}|${year}|${dash})*`;
/** It is not the end of a longer number: "1275 Hold", "5th Street", "243(e)(1) PC". */
const leadingNumber = String.raw`\d+(?:[.,/]\d+)*(?:${subdivisions})?${space}?`;
const startOfNumber = String.raw`(?<before>^|[^\w.,/$+\u2011-])(?!${email}|${phone}|${percent})`;
const leftToRightRuns = new RegExp(
  `${email}|${url}|${phone}|${money}|${percent}|${latin}|${startOfNumber}${leadingNumber}${latin}|${section}`,
  'gu',
);
const rightToLeftRuns = /[\u0590-\u08ff](?:[\u0590-\u08ff\s،؛؟]*[\u0590-\u08ff])?/gu;

/** Text with more characters does not fit the narrowest column and may break. */
export const maxUnbrokenLength = 21;

export function splitRuns(text: string, dir: 'ltr' | 'rtl'): readonly Run[] {
  const [pattern, runDirection] =
    dir === 'rtl' ? ([leftToRightRuns, 'ltr'] as const) : ([rightToLeftRuns, 'rtl'] as const);
  // Most texts have one run, and `matchAll` copies the pattern first. An empty text has none.
  if (text !== '' && text.search(pattern) === -1) return [{ text, dir: undefined }];
  const runs: Run[] = [];
  let end = 0;
  const pushUntil = (start: number): void => {
    if (start > end) runs.push({ text: text.slice(end, start), dir: undefined });
  };
  for (const { 0: match, index, groups } of text.matchAll(pattern)) {
    const start = index + (groups?.before?.length ?? 0);
    pushUntil(start);
    end = index + match.length;
    runs.push({ text: text.slice(start, end), dir: runDirection });
  }
  pushUntil(text.length);
  return runs;
}

/*
 * Where no element is possible, such as in a title, runs are between U+2066 (left-to-right isolate) or U+2067
 * (right-to-left isolate), and U+2069 (pop). In pages, `Bidi` isolates them.
 */
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const RIGHT_TO_LEFT_ISOLATE = '\u2067';
const END_OF_ISOLATE = '\u2069';

export function isolate(text: string, dir: 'ltr' | 'rtl'): string {
  return splitRuns(text, dir)
    .map((run) => (run.dir === undefined ? run.text : isolateWhole(run.text, run.dir)))
    .join('');
}

export function isolateWhole(text: string, dir: 'ltr' | 'rtl'): string {
  return `${dir === 'ltr' ? LEFT_TO_RIGHT_ISOLATE : RIGHT_TO_LEFT_ISOLATE}${text}${END_OF_ISOLATE}`;
}
