/**
 * Reports texts that are written in another language. They count as missing translations.
 *
 * There are three indications: the source language has the same text or sentence; the text has no letter of the script
 * of its language; its function words are those of another language. A field may allow the same text in every language
 * (`exemption` in schema/text.ts), and `sharedWords` in style.yaml lists the words that two languages share.
 */

import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { Problem } from '../../../schema/rule.ts';
import { scriptOf } from '../../../templates/typefaces/scripts.ts';
import { type ContentText, locationOf } from '../../content/content-text.ts';
import { blankPlaceholders } from '../../content/find-patterns.ts';
import { translationKey } from '../../content/group-translations.ts';
import { languageName } from '../../text/languages.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const i18nUntranslated = {
  id: 'i18n/untranslated',
  severity: 'error',
  summary: 'A text is written in its own language.',
  supersedes: ['font/uncovered'],
  runOnUnit: checkTexts,
} satisfies Rule;

type Context = Pick<UnitContext, 'texts' | 'styles' | 'referenceLanguage'>;

function checkTexts({ texts, styles, referenceLanguage: source }: Context): Problem[] {
  const sourceTexts = texts.filter(({ language }) => language === source);
  const sourceFiles = Map.groupBy(sourceTexts, ({ fileType }) => translationKey(fileType));
  const partsByFile = new Map([...sourceFiles].map(([key, textsOfFile]) => [key, groupParts(textsOfFile)]));
  return [...Map.groupBy(texts, ({ language }) => language)].flatMap(([language, textsOfLanguage]) => {
    // A style with errors lists no words.
    if (styles.has(language) && styles.get(language) === undefined) return [];
    const traits = traitsOf(styles).get(language) ?? findTraits(language, styles);
    const isTranslated = source !== undefined && baseOf(language) !== baseOf(source);
    return textsOfLanguage.flatMap((text) => {
      if (text.field.exemption === 'fixed') return [];
      const sourceParts = isTranslated ? partsByFile.get(translationKey(text.fileType)) : undefined;
      const split = splitText(text);
      const indication = findCopiedText(split, sourceParts, traits) ?? findForeign(split, traits);
      return indication === undefined ? [] : [explain(text, indication)];
    });
  });
}

/** Without the region, because British and American texts may be the same. */
const baseOf = (tag: string): string => new Intl.Locale(tag).language;

type Traits = ReturnType<typeof findTraits>;

const traitsOf = memoizePerObject(
  (styles: UnitContext['styles']) =>
    new Map(Array.from(styles.keys(), (language) => [language, findTraits(language, styles)])),
);

function findTraits(language: string, styles: UnitContext['styles']) {
  const { sharedWords = [], commonWords } = styles.get(language) ?? {};
  const others = commonWords && [...styles].filter(([other]) => baseOf(other) !== baseOf(language));
  return {
    letterPattern: letterPatternOf(language),
    sharedWords: new Set(sharedWords.map((word) => word.toLowerCase())),
    /** For each other language, the function words that only it has, and those that only this language has. */
    otherLanguages: (others ?? []).map(([other, style]) => ({
      language: other,
      foreignWords: without(style?.commonWords, commonWords),
      ownWords: without(commonWords, style?.commonWords),
    })),
  };
}

function without(words: readonly string[] = [], removed: readonly string[] = []): ReadonlySet<string> {
  const excluded = new Set(removed);
  return new Set(words.filter((word) => !excluded.has(word)));
}

type SplitText = ReturnType<typeof splitText>;

function splitText({ text, field }: ContentText) {
  const sentences = sentencesOf(text).map((sentence) => ({ text: sentence, words: wordsOf(sentence) }));
  return { field, sentences, whole: { text, words: sentences.flatMap(({ words }) => words) } };
}

type Indication = { readonly found: string; readonly reason: string; readonly original?: ContentText };

function findCopiedText(
  { field, whole, sentences }: SplitText,
  sourceParts: SourceParts | undefined,
  { sharedWords }: Traits,
): Indication | undefined {
  if (sourceParts === undefined || field.exemption === 'name') return undefined;
  const long = sentences.filter(({ words }) => words.length >= MIN_SENTENCE_WORDS);
  const parts = isShared(whole.words, sharedWords) ? long : [whole, ...long];
  for (const { text } of parts) {
    const original = findSame(text, sourceParts);
    if (original !== undefined)
      return { found: text, original, reason: `is the same in ${languageName(original.language)}` };
  }
  return undefined;
}

/** Shorter sentences are not compared, because they may be the same by coincidence: "ICE? No." */
const MIN_SENTENCE_WORDS = 4;

const isShared = ([first, second]: readonly string[], sharedWords: ReadonlySet<string>): boolean =>
  first === undefined || (second === undefined && sharedWords.has(first.toLowerCase()));

function findForeign(
  { field, whole, sentences }: SplitText,
  { letterPattern, otherLanguages }: Traits,
): Indication | undefined {
  if (field.exemption === 'search') return undefined;
  // A sentence of one word may be the end of a name with an abbreviation: "United States vs. Nebbia".
  const minWords = sentences.length === 1 ? 1 : 2;
  const foreign = sentences.find(
    ({ words }) => words.length >= minWords && !words.some((word) => letterPattern.test(word)),
  );
  if (foreign !== undefined)
    return { found: foreign.text, reason: 'is written in the letters of another language' };
  if (field.exemption === 'name') return undefined;
  const language = findForeignLanguage(whole.words, otherLanguages);
  if (language === undefined) return undefined;
  return { found: whole.text, reason: `is written in ${languageName(language)}` };
}

/** At least two function words of the other language, and more than of the own one. */
function findForeignLanguage(
  words: readonly string[],
  otherLanguages: Traits['otherLanguages'],
): string | undefined {
  // Words with a capital may belong to a name: "Do Not Track".
  const lowerCaseWords = words.filter((word) => !/^\p{Lu}/u.test(word));
  if (lowerCaseWords.length < MIN_SENTENCE_WORDS) return undefined;
  const count = (common: ReadonlySet<string>) => lowerCaseWords.filter((word) => common.has(word)).length;
  return otherLanguages.find(({ foreignWords, ownWords }) => {
    const foreignCount = count(foreignWords);
    return foreignCount >= 2 && foreignCount > count(ownWords);
  })?.language;
}

function explain(text: ContentText, { found, original, reason }: Indication): Problem {
  const start = text.text.indexOf(found);
  const name = languageName(text.language);
  const subject = found === text.text ? `"${text.key}"` : `A sentence of "${text.key}"`;
  return {
    ...locationOf(text, start <= 0 ? undefined : { start, length: found.length }),
    message: `${subject} ${reason}, so ${name} readers get no ${name} text.`,
    fix: `Write it in ${name}.`,
    ...(original && {
      related: [{ location: { file: original.file, path: original.path }, label: original.language }],
    }),
  };
}

type SourceParts = ReadonlyMap<string, readonly { readonly part: string; readonly text: ContentText }[]>;

function groupParts(texts: readonly ContentText[]): SourceParts {
  const parts = texts.flatMap((text) =>
    [text.text, ...sentencesOf(text.text)].map((part) => ({ part, text })),
  );
  return Map.groupBy(parts, ({ part }) => firstWordOf(part));
}

function findSame(text: string, sourceParts: SourceParts): ContentText | undefined {
  const candidates = sourceParts.get(firstWordOf(text));
  if (candidates === undefined) return undefined;
  const plain = plainForm(text);
  return candidates.find(({ part }) => plainForm(part) === plain)?.text;
}

/** Not after an initial as in "U.S. Census". The space is matched first for speed. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?=\s)(?<=[\p{Sentence_Terminal}…]["”»’)*]*)(?<!(?:^|\P{L})\p{L}\.)\s+/u)
    .filter((sentence) => sentence !== '');
}

/** With a lower-case letter or in a script without case: abbreviations such as DMV are the same. */
function wordsOf(text: string): string[] {
  const words = blankPlaceholders(text).match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return words.filter((word) => /\p{Ll}|\p{Lo}/u.test(word));
}

const plainForm = (text: string): string =>
  (blankPlaceholders(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ').toLowerCase();

const firstWordOf = (text: string): string =>
  /[\p{L}\p{M}\p{N}]+/u.exec(blankPlaceholders(text))?.[0].toLowerCase() ?? '';

/** From Unicode CLDR, likely subtags. */
function letterPatternOf(language: string): RegExp {
  const script = scriptOf(language);
  const classes: Readonly<Record<string, string>> = {
    Jpan: '\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hani}',
    Kore: '\\p{sc=Hang}\\p{sc=Hani}',
    Hans: '\\p{sc=Hani}',
    Hant: '\\p{sc=Hani}',
  };
  return new RegExp(`[${classes[script] ?? `\\p{sc=${script}}`}]`, 'u');
}
