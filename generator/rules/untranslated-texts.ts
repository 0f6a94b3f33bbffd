/**
 * A missing translation is missing also when the words of another language stand in its place.
 *
 * Three signs: the text, or a sentence of it, stands in the source language too; it holds no letter of the script
 * of its language; its small words are those of another language. What may stay as it is everywhere is known by
 * its field (`keeps` in schema/text.ts), and the words that two languages share are data of the language
 * (`sharedWords` in style.yaml).
 */
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import { scriptOf } from '../../templates/typefaces/scripts.ts';
import { type ContentText, placeOf } from '../content/content-text.ts';
import type { Styles } from '../content/find-facts.ts';
import { stripPlaceholders } from '../content/find-patterns.ts';
import { translationKey } from '../content/group-translations.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { languageName } from '../text/language-name.ts';
import type { RuleContext } from './rule-context.ts';

/** One problem for each text that is not in its language; none of a language whose style has mistakes. */
export function checkUntranslated(context: Pick<RuleContext, 'texts' | 'styles' | 'source'>): Diagnostic[] {
  const { texts, styles, source } = context;
  const original = texts.filter(({ language }) => language === source);
  const files = Map.groupBy(original, ({ kind }) => translationKey(kind));
  const sources = new Map([...files].map(([key, own]) => [key, groupParts(own)]));
  return [...Map.groupBy(texts, ({ language }) => language)].flatMap(([language, own]) => {
    if (styles.has(language) && styles.get(language) === undefined) return [];
    const traits = traitsOf(styles).get(language) ?? findTraits(language, styles);
    const isTranslated = source !== undefined && baseOf(language) !== baseOf(source);
    return own.flatMap((text) => {
      if (text.field.keeps === 'fixed') return [];
      const known = isTranslated ? sources.get(translationKey(text.kind)) : undefined;
      const reading = readText(text);
      const sign = findCopy(reading, known, traits) ?? findForeign(reading, traits);
      return sign === undefined ? [] : [explain(text, sign)];
    });
  });
}

/** British English may say what American English says. */
const baseOf = (tag: string): string => new Intl.Locale(tag).language;

type Traits = ReturnType<typeof findTraits>;

/** Worked out once for all files; of a language without a style there is next to nothing. */
const traitsOf = memoizePerObject(
  (styles: Styles) =>
    new Map(Array.from(styles.keys(), (language) => [language, findTraits(language, styles)])),
);

/** By what the texts of a language are known. */
function findTraits(language: string, styles: Styles) {
  const { sharedWords = [], commonWords } = styles.get(language) ?? {};
  const others = commonWords && [...styles].filter(([other]) => baseOf(other) !== baseOf(language));
  return {
    letters: lettersOf(language),
    sharedWords: new Set(sharedWords.map((word) => word.toLowerCase())),
    /** The other languages; the small words that only they have, and those that they lack. */
    rivals: (others ?? []).map(([other, style]) => ({
      language: other,
      theirs: without(style?.commonWords, commonWords),
      ours: without(commonWords, style?.commonWords),
    })),
  };
}

function without(words: readonly string[] = [], others: readonly string[] = []): ReadonlySet<string> {
  const left = new Set(others);
  return new Set(words.filter((word) => !left.has(word)));
}

type Reading = ReturnType<typeof readText>;

/** A text as it is read once for all that is asked of it. */
function readText({ text, field }: ContentText) {
  const sentences = sentencesOf(text).map((sentence) => ({ text: sentence, words: wordsOf(sentence) }));
  return { field, sentences, whole: { text, words: sentences.flatMap(({ words }) => words) } };
}

/** What gives a text away. */
type Sign = {
  readonly found: string;
  readonly reason: string;
  /** The text of the source language, where it is the same. */
  readonly same?: ContentText;
};

/** A text, or a sentence in it, that stands in the source file, too, of which `known` are the parts. */
function findCopy(
  { field, whole, sentences }: Reading,
  known: SourceParts | undefined,
  { sharedWords }: Traits,
): Sign | undefined {
  if (known === undefined || field.keeps === 'name') return undefined;
  const long = sentences.filter(({ words }) => words.length >= wordsOfSentence);
  const parts = isShared(whole.words, sharedWords) ? long : [whole, ...long];
  for (const { text } of parts) {
    const same = findSame(text, known);
    if (same !== undefined)
      return { found: text, same, reason: `is the same in ${languageName(same.language)}` };
  }
  return undefined;
}

/** A sentence with fewer words may be the same by chance: "ICE? No." */
const wordsOfSentence = 4;

/** Texts without words, and those of one word that both languages have. */
function isShared([first, second]: readonly string[], sharedWords: ReadonlySet<string>): boolean {
  return first === undefined || (second === undefined && sharedWords.has(first.toLowerCase()));
}

/** A sentence in another script, or a text whose small words are another language's. */
function findForeign({ field, whole, sentences }: Reading, { letters, rivals }: Traits): Sign | undefined {
  if (field.keeps === 'search') return undefined;
  // A single word may be the end of a name: "United States v. Nebbia".
  const least = sentences.length === 1 ? 1 : 2;
  const foreign = sentences.find(
    ({ words }) => words.length >= least && !words.some((word) => letters.test(word)),
  );
  if (foreign !== undefined)
    return { found: foreign.text, reason: 'is written in the letters of another language' };
  if (field.keeps === 'name') return undefined;
  const language = findForeignWords(whole.words, rivals);
  if (language === undefined) return undefined;
  return { found: whole.text, reason: `is written in ${languageName(language)}` };
}

/** The language that has more of the small words of a text than its own has. */
function findForeignWords(words: readonly string[], rivals: Traits['rivals']): string | undefined {
  // Words with a capital may belong to a name: "Do Not Track".
  const small = words.filter((word) => !/^\p{Lu}/u.test(word));
  if (small.length < wordsOfSentence) return undefined;
  const count = (common: ReadonlySet<string>) => small.filter((word) => common.has(word)).length;
  return rivals.find(({ theirs, ours }) => {
    const foreign = count(theirs);
    return foreign >= 2 && foreign > count(ours);
  })?.language;
}

function explain(text: ContentText, { found, same, reason }: Sign): Diagnostic {
  const start = text.text.indexOf(found);
  const name = languageName(text.language);
  const part = found === text.text ? `"${text.key}"` : `A sentence of "${text.key}"`;
  return {
    rule: 'i18n/untranslated',
    ...placeOf(text, start <= 0 ? undefined : { start, length: found.length }),
    message: `${part} ${reason}, so ${name} readers get no ${name} text.`,
    fix: `Write it in ${name}.`,
    ...(same && { related: [{ place: { file: same.file, path: same.path }, label: same.language }] }),
  };
}

/** The texts of a source file and the sentences in them by their first word, by which most others are told apart. */
type SourceParts = ReadonlyMap<string, readonly { readonly part: string; readonly text: ContentText }[]>;

function groupParts(texts: readonly ContentText[]): SourceParts {
  const parts = texts.flatMap((text) =>
    [text.text, ...sentencesOf(text.text)].map((part) => ({ part, text })),
  );
  return Map.groupBy(parts, ({ part }) => firstWordOf(part));
}

/** The first text of a source file that is, or has as a sentence, the same as a text. */
function findSame(text: string, known: SourceParts): ContentText | undefined {
  const alike = known.get(firstWordOf(text));
  if (alike === undefined) return undefined;
  const plain = plainForm(text);
  return alike.find(({ part }) => plainForm(part) === plain)?.text;
}

/**
 * Sentences as far as their closing signs tell; "U.S. Census" goes on. The space is looked for first, so that signs
 * are read once.
 */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?=\s)(?<=[\p{Sentence_Terminal}…]["”»’)*]*)(?<!(?:^|\P{L})\p{L}\.)\s+/u)
    .filter((sentence) => sentence !== '');
}

/** Words with a small letter, or in a script that has none; abbreviations such as DMV are the same everywhere. */
function wordsOf(text: string): string[] {
  const words = stripPlaceholders(text).match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return words.filter((word) => /\p{Ll}|\p{Lo}/u.test(word));
}

/** A text without what does not tell languages apart: signs, case, quotation marks, double spaces. */
function plainForm(text: string): string {
  return (stripPlaceholders(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ').toLowerCase();
}

/** The first word of the plain form. */
function firstWordOf(text: string): string {
  return /[\p{L}\p{M}\p{N}]+/u.exec(stripPlaceholders(text))?.[0].toLowerCase() ?? '';
}

/** What finds a letter of the script in which a language is written (Unicode CLDR, likely subtags). */
function lettersOf(language: string): RegExp {
  const script = scriptOf(language);
  const names: Readonly<Record<string, string>> = {
    Jpan: '\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hani}',
    Kore: '\\p{sc=Hang}\\p{sc=Hani}',
    Hans: '\\p{sc=Hani}',
    Hant: '\\p{sc=Hani}',
  };
  return new RegExp(`[${names[script] ?? `\\p{sc=${script}}`}]`, 'u');
}
