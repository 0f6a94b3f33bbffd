/** Texts hold only characters that the fonts of the site have; others are shown in whatever the device has. */
import { Language } from '../../schema/index.ts';
import { fontScriptOf, scriptCodes, scriptOf } from '../../templates/typefaces/scripts.ts';
import { type ContentString, placeOf } from '../content/content-text.ts';
import { codeOf, stripPlaceholders } from '../content/find-patterns.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { uncoveredCharacters } from '../text/font-coverage.ts';
import type { RuleContext } from './rule-context.ts';

const rule = 'font/uncovered';

/** One problem for each string with such characters, at the first, and for each locale that prints them in numbers. */
export function checkFonts({ texts, strings }: Pick<RuleContext, 'texts' | 'strings'>): Diagnostic[] {
  const rows = strings.filter(({ language, path }) => language === undefined && path[0] === 'languages');
  return [
    ...[...texts, ...strings.filter(isShown)].flatMap(checkString),
    ...[...Map.groupBy(rows, ({ path }) => path[1]).values()].flatMap(checkLanguage),
  ];
}

/** What every page shows of the row of a language: the name in the letters of its own, and numbers. */
function checkLanguage(row: readonly ContentString[]): Diagnostic[] {
  // A malformed tag, which is told by schema/value, is that of no language.
  const language = Language.shape.tag.safeParse(row.find(({ path }) => path[2] === 'tag')?.text).data;
  return row.flatMap((string) => {
    if (string.path[2] === 'name') return checkString({ ...string, language });
    return string.path[2] === 'numberLocale' ? checkNumbers({ ...string, language }) : [];
  });
}

function checkString(string: ContentString): Diagnostic[] {
  const text = stripPlaceholders(string.text).replace(marks, ' ');
  const missing = missingFor(string.language, text).sort((a, b) => text.indexOf(a) - text.indexOf(b));
  const [first] = missing;
  if (first === undefined) return [];
  const place = placeOf(string, { start: text.indexOf(first), length: first.length });
  return [{ rule, ...place, message: explain(missing), fix: fixFor(string.language) }];
}

/** Numbers stand in no text, and yet on pages and pictures. */
function checkNumbers(string: ContentString): Diagnostic[] {
  const locale = string.text;
  // One that nobody can print is told by schema/value.
  if (!Language.shape.numberLocale.safeParse(locale).success) return [];
  const missing = missingFor(locale, new Intl.NumberFormat(locale).format(9_876_543_210.5));
  if (missing.length === 0) return [];
  const western = `${locale.split('-u-')[0]}-u-nu-latn`;
  const fix =
    locale === western
      ? fixFor(string.language)
      : `Choose a locale with other signs, or with Western digits: ${western}`;
  return [{ rule, ...placeOf(string), message: explain(missing), fix }];
}

function explain(missing: readonly string[]): string {
  const list = missing.map((character) => `"${character}" (${codeOf(character)})`).join(', ');
  return `The fonts of the site do not have ${list}; every device would show another letter, or an empty box.`;
}

/** A whole script without fonts is another matter than a letter that its fonts lack. */
function fixFor(language: string | undefined): string {
  return language === undefined || scriptOf(language) === fontScriptOf(language)
    ? 'Write it in another way. If the site needs it, add it to templates/typefaces/characters.ts and run: npm run site -- fonts'
    : `The site has no fonts for the script ${scriptOf(language)}. Add it to templates/typefaces/scripts.ts and run: npm run site -- fonts`;
}

/** Signs that stand in texts and on no page: brackets, quotes that are set anew, and one that has a rule of its own. */
const marks = /[[\]"'<>{}`]/gu;

/**
 * Facts with these keys are no words of a page: where a fact was found is for writers, the words of the chat are
 * compared with those that visitors type, and the rows of languages are looked at by themselves.
 */
const unseen = ['source', 'words', 'phrases', 'groups', 'languages'];

/** What is no text, and yet on pages: facts, and the quotation marks of a language. */
function isShown({ language, path }: ContentString): boolean {
  return language === undefined ? !unseen.some((key) => path.includes(key)) : path[0] === 'quotes';
}

/** Facts are shown in every language: what the faces of one script have is enough. */
function missingFor(language: string | undefined, text: string): string[] {
  if (language !== undefined) return [...uncoveredCharacters(text, fontScriptOf(language))];
  const [first = [], ...others] = scriptCodes.map((script) => uncoveredCharacters(text, script));
  return first.filter((character) => others.every((missing) => missing.includes(character)));
}
