import { Language } from '../../../schema/index.ts';
import type { Problem } from '../../../schema/rule.ts';
import { fontScriptOf, scriptCodes, scriptOf } from '../../../templates/typefaces/scripts.ts';
import { type ContentString, locationOf } from '../../content/content-text.ts';
import { blankPlaceholders, codeOf } from '../../content/find-patterns.ts';
import { findUncovered } from '../../text/fonts.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const fontUncovered = {
  id: 'font/uncovered',
  severity: 'error',
  summary: 'The fonts of the site have all characters of texts.',
  runOnUnit: ({ texts, strings }: Pick<UnitContext, 'texts' | 'strings'>) => {
    const languageStrings = strings.filter(
      ({ language, path }) => language === undefined && path[0] === 'languages',
    );
    return [
      ...[...texts, ...strings.filter(isShown)].flatMap(checkString),
      ...[...Map.groupBy(languageStrings, ({ path }) => path[1]).values()].flatMap(checkLanguage),
    ];
  },
} satisfies Rule;

/** Checks the data of a language that every page shows: its name and its numbers. */
function checkLanguage(stringsOfLanguage: readonly ContentString[]): Problem[] {
  // schema/value reports a malformed tag.
  const language = Language.shape.tag.safeParse(
    stringsOfLanguage.find(({ path }) => path[2] === 'tag')?.text,
  ).data;
  return stringsOfLanguage.flatMap((string) => {
    if (string.path[2] === 'name') return checkString({ ...string, language });
    return string.path[2] === 'numberLocale' ? checkNumbers({ ...string, language }) : [];
  });
}

function checkString(string: ContentString): Problem[] {
  const text = blankPlaceholders(string.text).replace(marks, ' ');
  const missing = missingFor(string.language, text).sort((a, b) => text.indexOf(a) - text.indexOf(b));
  const [first] = missing;
  if (first === undefined) return [];
  const location = locationOf(string, { start: text.indexOf(first), length: first.length });
  return [{ ...location, message: explain(missing), fix: fixFor(string.language) }];
}

function checkNumbers(string: ContentString): Problem[] {
  const locale = string.text;
  // schema/value reports a locale that does not exist.
  if (!Language.shape.numberLocale.safeParse(locale).success) return [];
  const missing = missingFor(locale, new Intl.NumberFormat(locale).format(9_876_543_210.5));
  if (missing.length === 0) return [];
  const western = `${locale.split('-u-')[0]}-u-nu-latn`;
  const fix =
    locale === western
      ? fixFor(string.language)
      : `Choose another locale, such as one with Western digits: ${western}`;
  return [{ ...locationOf(string), message: explain(missing), fix }];
}

function explain(missing: readonly string[]): string {
  const list = missing.map((character) => `"${character}" (${codeOf(character)})`).join(', ');
  return `The fonts of the site do not have ${list}; devices would show them in another font, or as an empty box.`;
}

function fixFor(language: string | undefined): string {
  return language === undefined || scriptOf(language) === fontScriptOf(language)
    ? 'Write it in another way. If the site needs it, add it to templates/typefaces/characters.ts and run: npm run site -- fonts'
    : `The site has no fonts for the script ${scriptOf(language)}. Add it to templates/typefaces/scripts.ts and run: npm run site -- fonts`;
}

/** Characters of markup, and straight quotation marks: pages show neither. Another rule reports backticks. */
const marks = /[[\]"'<>{}`]/gu;

/** Sources are for writers, and the chat matches words with messages. Languages are checked separately. */
const hiddenKeys = ['source', 'words', 'phrases', 'ignoredPhrases', 'languages'];

/** For strings other than texts: a fact, or a quotation mark of a language. */
const isShown = ({ language, path }: ContentString): boolean =>
  language === undefined ? !hiddenKeys.some((key) => path.includes(key)) : path[0] === 'quotes';

/** Without a language, what the fonts of every script lack, because a fact may be in any script. */
function missingFor(language: string | undefined, text: string): string[] {
  if (language !== undefined) return [...findUncovered(text, fontScriptOf(language))];
  const [first = [], ...others] = scriptCodes.map((script) => findUncovered(text, script));
  return first.filter((character) => others.every((missing) => missing.includes(character)));
}
