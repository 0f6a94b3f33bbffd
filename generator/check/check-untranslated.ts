/**
 * A missing translation is missing also when the words of another language stand in its place.
 *
 * Three signs: the text, or a sentence of it, stands in the source language too; it holds no letter of the script
 * of its language; its small words are those of another language. What may stay as it is everywhere is known by
 * its field (`keeps` in schema/text.ts), and the words that two languages share are data of the language
 * (`sharedWords` in style.yaml).
 */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { scriptOf } from '../fonts/scripts.ts';
import type { Styles } from './find-style.ts';
import { languageName } from './language-name.ts';
import { proseOf } from './prose-of.ts';
import { twinKey } from './twins.ts';
import { placeOf, type WrittenText } from './written-text.ts';

/** What the check looks at. */
export type UntranslatedInput = {
  readonly texts: readonly WrittenText[];
  readonly styles: Styles;
  /** Tag of the language from which the others are translated. */
  readonly source: string | undefined;
};

/** One problem for each text that is not in its language. */
export function checkUntranslated({ texts, styles, source }: UntranslatedInput): Diagnostic[] {
  const sources = indexSources(texts, source);
  const translated = (language: string) => source !== undefined && !isSameLanguage(language, source);
  const scripts = new Map<string, RegExp>();
  const scriptOf = (language: string) => {
    const known = scripts.get(language) ?? lettersOf(language);
    scripts.set(language, known);
    return known;
  };
  const judge: Judge = { styles, scriptOf, sources };
  return texts.flatMap((text) => {
    if (text.field.keeps === 'fixed') return [];
    const copy = translated(text.language) ? findCopy(text, judge) : undefined;
    const sign = copy ?? findForeign(text, judge);
    return sign === undefined ? [] : [explain(text, sign, source)];
  });
}

type Judge = {
  readonly styles: Styles;
  readonly scriptOf: (language: string) => RegExp;
  /** Texts and sentences of the source language, each with its place, by file and plain form. */
  readonly sources: ReadonlyMap<string, ReadonlyMap<string, WrittenText>>;
};

/** British English may say what American English says. */
function isSameLanguage(a: string, b: string): boolean {
  return new Intl.Locale(a).language === new Intl.Locale(b).language;
}

/** What gives a text away. */
type Sign = {
  readonly found: string;
  /** The text of the source language, where it is the same. */
  readonly same?: WrittenText | undefined;
  /** Tag of the language in whose words it is written. */
  readonly words?: string | undefined;
};

/** A text, or a sentence in it, that stands in the source file, too. */
function findCopy(text: WrittenText, { sources, styles }: Judge): Sign | undefined {
  const known = sources.get(twinKey(text.kind));
  if (known === undefined || text.field.keeps === 'name') return undefined;
  const whole = known.get(plainForm(text.text));
  if (whole !== undefined && !isShared(text, styles)) return { found: text.text, same: whole };
  return sentencesOf(text.text)
    .filter((sentence) => wordsOf(sentence).length >= wordsOfSentence)
    .map((found) => ({ found, same: known.get(plainForm(found)) }))
    .find(({ same }) => same !== undefined);
}

/** A sentence with fewer words may be the same by chance: "ICE? No." */
const wordsOfSentence = 4;

/** Texts without words, and those of one word that both languages have. */
function isShared({ text, language }: WrittenText, styles: Styles): boolean {
  const words = wordsOf(text);
  const shared = styles.get(language)?.sharedWords.map((word) => word.toLowerCase()) ?? [];
  return words.length === 0 || (words.length === 1 && shared.includes((words[0] ?? '').toLowerCase()));
}

/** A sentence in another script, or a text whose small words are another language's. */
function findForeign(text: WrittenText, { styles, scriptOf }: Judge): Sign | undefined {
  if (text.field.keeps === 'search') return undefined;
  const own = scriptOf(text.language);
  const sentences = sentencesOf(text.text);
  // A single word may be the end of a name: "United States v. Nebbia".
  const least = sentences.length === 1 ? 1 : 2;
  const foreign = sentences.find((sentence) => {
    const words = wordsOf(sentence);
    return words.length >= least && !words.some((word) => own.test(word));
  });
  if (foreign !== undefined) return { found: foreign };
  if (text.field.keeps === 'name') return undefined;
  const words = findForeignWords(text, styles);
  return words === undefined ? undefined : { found: text.text, words };
}

/** The language that has more of the small words of a text than its own has. */
function findForeignWords({ text, language }: WrittenText, styles: Styles): string | undefined {
  const own = styles.get(language);
  // Words with a capital may belong to a name: "Do Not Track".
  const words = wordsOf(text).filter((word) => !/^\p{Lu}/u.test(word));
  if (own === undefined || words.length < wordsOfSentence) return undefined;
  const count = (common: readonly string[], others: readonly string[]) =>
    words.filter((word) => common.includes(word) && !others.includes(word)).length;
  return [...styles].find(([other, { commonWords }]) => {
    if (isSameLanguage(other, language)) return false;
    const foreign = count(commonWords, own.commonWords);
    return foreign >= 2 && foreign > count(own.commonWords, commonWords);
  })?.[0];
}

function explain(text: WrittenText, { found, same, words }: Sign, source: string | undefined): Diagnostic {
  const start = text.text.indexOf(found);
  const name = languageName(text.language);
  const reason =
    same !== undefined
      ? `is the same in ${languageName(source ?? '')}`
      : words !== undefined
        ? `is written in ${languageName(words)}`
        : `is written in the letters of another language`;
  const part = found === text.text ? `"${text.key}"` : `A sentence of "${text.key}"`;
  return {
    rule: 'i18n/untranslated',
    ...placeOf(text, start <= 0 ? undefined : { start, length: found.length }),
    message: `${part} ${reason}, so ${name} readers get no ${name} text.`,
    fix: `Write it in ${name}.`,
    ...(same === undefined
      ? {}
      : { related: [{ place: { file: same.file, path: same.path }, label: same.language }] }),
  };
}

function indexSources(
  texts: readonly WrittenText[],
  source: string | undefined,
): ReadonlyMap<string, ReadonlyMap<string, WrittenText>> {
  const index = new Map<string, Map<string, WrittenText>>();
  for (const text of texts) {
    if (text.language !== source) continue;
    const own = index.get(twinKey(text.kind)) ?? new Map<string, WrittenText>();
    index.set(twinKey(text.kind), own);
    for (const part of [text.text, ...sentencesOf(text.text)]) {
      const form = plainForm(part);
      if (form !== '' && !own.has(form)) own.set(form, text);
    }
  }
  return index;
}

/**
 * Sentences as far as their closing signs tell; "U.S. Census" goes on. The space is looked for first, so that signs
 * are read once.
 */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?=\s)(?<=[.!?؟…]["”»’)*]*)(?<!(?:^|\P{L})\p{L}\.)\s+/u)
    .filter((sentence) => sentence !== '');
}

/** Words with a small letter, or in a script that has none; abbreviations such as DMV are the same everywhere. */
function wordsOf(text: string): string[] {
  return (proseOf(text).match(/[\p{L}\p{M}'’]+/gu) ?? []).filter((word) => /\p{Ll}|\p{Lo}/u.test(word));
}

/** A text without what does not tell languages apart: signs, case, quotation marks, double spaces. */
function plainForm(text: string): string {
  return (proseOf(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ').toLowerCase();
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
