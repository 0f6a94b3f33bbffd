/**
 * Finds what a message asks for (R157): whole words and phrases, the phrases longest first, Arabic words also
 * without what is attached to them, some words under a condition. Of several keywords the last in order wins.
 */
import type { ChatKeyword } from '../../../schema/index.ts';
import { type ArabicForms, listForms } from './arabic-forms.ts';
import { type LetterTable, normaliseMessage } from './normalise-message.ts';

/** The lists of all languages together, normalised like the message. */
export type ChatVocabulary = {
  /** Of several keywords in one message the last in this list wins. */
  readonly order: readonly ChatKeyword[];
  readonly words: Readonly<Record<ChatKeyword, readonly string[]>>;
  /** A space stands between the words of a phrase. */
  readonly phrases: Readonly<Record<ChatKeyword, readonly string[]>>;
  /** Phrases that use up their words and mean nothing. */
  readonly ignoredPhrases: readonly string[];
  readonly conditional: readonly ConditionalWords[];
  readonly letters: LetterTable;
  readonly arabicForms: ArabicForms;
};

/** Words that mean a keyword under a condition on the whole message. */
export type ConditionalWords = {
  readonly words: readonly string[];
  readonly keyword: ChatKeyword;
  readonly onlyIf?: 'firstWord' | 'wholeMessage' | undefined;
  /** Words that take the keyword away, wherever they stand. */
  readonly unlessAny?: readonly string[] | undefined;
};

/** A word of the message with its forms; `isFree` until a phrase uses it up. */
type Token = { readonly forms: ReadonlySet<string>; readonly isFree: boolean };

/** The keyword of a message, or undefined when it has none. */
export function matchKeyword(message: string, vocabulary: ChatVocabulary): ChatKeyword | undefined {
  const words = normaliseMessage(message, vocabulary.letters);
  const all = words.map((word): Token => ({ forms: listForms(word, vocabulary.arabicForms), isFree: true }));
  const { found, tokens } = findPhrases(all, vocabulary);
  const keywords = new Set([
    ...found,
    ...findWords(tokens, vocabulary),
    ...findConditional(tokens, vocabulary),
  ]);
  return vocabulary.order.filter((keyword) => keywords.has(keyword)).at(-1);
}

type Phrase = { readonly words: readonly string[]; readonly keyword: ChatKeyword | undefined };

function findPhrases(all: readonly Token[], vocabulary: ChatVocabulary) {
  const tokens = [...all];
  const found: ChatKeyword[] = [];
  for (const { words, keyword } of planPhrases(vocabulary)) {
    for (let start = 0; start + words.length <= tokens.length; start += 1) {
      if (!words.every((word, index) => isFreeWord(tokens[start + index], word))) continue;
      const used = tokens.slice(start, start + words.length).map(({ forms }) => ({ forms, isFree: false }));
      tokens.splice(start, words.length, ...used);
      if (keyword !== undefined) found.push(keyword);
    }
  }
  return { found, tokens };
}

/** All phrases, longest first; of equals, those of the keyword that would win. */
function planPhrases({ order, phrases, ignoredPhrases }: ChatVocabulary): readonly Phrase[] {
  const plan = (keyword: ChatKeyword | undefined) => (phrase: string) => ({
    words: phrase.split(' '),
    keyword,
  });
  const all = [
    ...ignoredPhrases.map(plan(undefined)),
    ...[...order].reverse().flatMap((keyword) => phrases[keyword].map(plan(keyword))),
  ];
  return all.sort((a, b) => b.words.length - a.words.length);
}

/** The Arabic article, which a phrase may have where the message has none. */
const article = 'ال';

function isFreeWord(token: Token | undefined, word: string): boolean {
  if (!token?.isFree) return false;
  const { forms } = token;
  return forms.has(word) || (word.startsWith(article) && forms.has(word.slice(article.length)));
}

function findWords(tokens: readonly Token[], { order, words }: ChatVocabulary): readonly ChatKeyword[] {
  const free = formsOf(tokens.filter(({ isFree }) => isFree));
  return order.filter((keyword) => words[keyword].some((word) => free.has(word)));
}

function findConditional(tokens: readonly Token[], { conditional }: ChatVocabulary): readonly ChatKeyword[] {
  const all = formsOf(tokens);
  return conditional
    .filter(({ words, onlyIf, unlessAny = [] }) => {
      if (onlyIf === 'wholeMessage' && tokens.length > 1) return false;
      const places = onlyIf === undefined ? tokens : tokens.slice(0, 1);
      const free = formsOf(places.filter(({ isFree }) => isFree));
      return words.some((word) => free.has(word)) && !unlessAny.some((word) => all.has(word));
    })
    .map(({ keyword }) => keyword);
}

function formsOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.flatMap(({ forms }) => [...forms]));
}
