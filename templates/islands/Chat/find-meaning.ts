/**
 * Finds the meaning of a message by whole words and phrases, longest phrases first. Arabic words also match
 * without clitics; some words match only under a condition. When several meanings match, the one with the
 * highest priority wins.
 */
import type { ChatMeaning } from '../../../schema/index.ts';
import { foldWords, type LetterTable } from '../fold-words.ts';
import { type CliticRules, listForms } from './arabic-forms.ts';

/** The lists of all languages, normalised like the message. Spaces separate the words of a phrase. */
export type ChatVocabulary = {
  /** The meanings by priority, lowest first: topics, then keywords. */
  readonly order: readonly ChatMeaning[];
  readonly words: MeaningLists;
  readonly phrases: MeaningLists;
  /** Phrases without meaning. Their words are not matched again. */
  readonly ignoredPhrases: readonly string[];
  /** Words and phrases that conditions refer to, by the name of the group. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly conditional: readonly ConditionalWords[];
  readonly letters: LetterTable;
  readonly arabicForms: CliticRules;
};

type MeaningLists = Readonly<Partial<Record<ChatMeaning, readonly string[]>>>;

/** Words and phrases that have a meaning under a condition on the whole message. */
export type ConditionalWords = {
  readonly means: ChatMeaning;
  readonly words?: readonly string[] | undefined;
  /** A group that matches in addition to `words`. */
  readonly group?: string | undefined;
  readonly onlyIf?: 'firstWord' | 'wholeMessage' | undefined;
  /** Groups of which the message must also contain at least one word or phrase. */
  readonly withAny?: readonly string[] | undefined;
  /** Groups whose words and phrases prevent the match wherever they occur in the message. */
  readonly unlessAny?: readonly string[] | undefined;
};

/** A word of the message with its forms; `isFree` until a phrase matches it. */
type Token = { readonly forms: ReadonlySet<string>; readonly isFree: boolean };

/** Returns the meaning of a message; undefined when no entry of the vocabulary matches. */
export function findMeaning(message: string, vocabulary: ChatVocabulary): ChatMeaning | undefined {
  const words = foldWords(message, vocabulary.letters);
  const originalTokens = words.map(
    (word): Token => ({ forms: listForms(word, vocabulary.arabicForms), isFree: true }),
  );
  const { found, tokens } = findPhrases(originalTokens, vocabulary);
  const meanings = new Set([
    ...found,
    ...findWords(tokens, vocabulary),
    ...findConditional({ originalTokens, tokens }, vocabulary),
  ]);
  return vocabulary.order.filter((meaning) => meanings.has(meaning)).at(-1);
}

type Phrase = { readonly words: readonly string[]; readonly meaning: ChatMeaning | undefined };

function findPhrases(originalTokens: readonly Token[], vocabulary: ChatVocabulary) {
  const tokens = [...originalTokens];
  const messageForms = formsOf(originalTokens);
  const found: ChatMeaning[] = [];
  for (const { words, meaning } of listPhrases(vocabulary)) {
    if (!words.every((word) => includesWord(messageForms, word))) continue;
    for (let start = 0; start + words.length <= tokens.length; start += 1) {
      if (!startsAt(tokens, start, words)) continue;
      const matchedTokens = tokens
        .slice(start, start + words.length)
        .map(({ forms }) => ({ forms, isFree: false }));
      tokens.splice(start, words.length, ...matchedTokens);
      if (meaning !== undefined) found.push(meaning);
    }
  }
  return { found, tokens };
}

/**
 * Returns all phrases, longest first; of equal length, ignored phrases first, then by priority, highest
 * first.
 */
function listPhrases({ order, phrases, ignoredPhrases }: ChatVocabulary): readonly Phrase[] {
  const toPhrase = (meaning: ChatMeaning | undefined) => (phrase: string) => ({
    words: phrase.split(' '),
    meaning,
  });
  const allPhrases = [
    ...ignoredPhrases.map(toPhrase(undefined)),
    ...[...order].reverse().flatMap((meaning) => (phrases[meaning] ?? []).map(toPhrase(meaning))),
  ];
  return allPhrases.sort((a, b) => b.words.length - a.words.length);
}

function findWords(tokens: readonly Token[], { order, words }: ChatVocabulary): readonly ChatMeaning[] {
  const freeForms = formsOf(tokens.filter(({ isFree }) => isFree));
  return order.filter((meaning) => words[meaning]?.some((word) => freeForms.has(word)));
}

type Message = {
  /** All words; each is free, as before the matching of phrases. */
  readonly originalTokens: readonly Token[];
  /** All words; those that a phrase matches are not free. */
  readonly tokens: readonly Token[];
};

function findConditional(
  { originalTokens, tokens }: Message,
  vocabulary: ChatVocabulary,
): readonly ChatMeaning[] {
  const { groups, conditional } = vocabulary;
  const wordsOf = (name: string) => groups[name] ?? [];
  const matchingGroups = new Set(
    Object.keys(groups).filter((name) => contains(originalTokens, wordsOf(name))),
  );
  return conditional
    .filter(({ withAny, unlessAny = [] }) => {
      const isExcluded = unlessAny.some((name) => matchingGroups.has(name));
      return !isExcluded && (withAny?.some((name) => matchingGroups.has(name)) ?? true);
    })
    .filter(({ words = [], group, onlyIf }) => {
      const entries = group === undefined ? words : [...words, ...wordsOf(group)];
      if (onlyIf === 'wholeMessage') return entries.some((entry) => isWholeMessage(tokens, entry.split(' ')));
      return contains(onlyIf === 'firstWord' ? tokens.slice(0, 1) : tokens, entries);
    })
    .map(({ means }) => means);
}

/** Returns whether free words of the message contain one of the words and phrases. */
function contains(tokens: readonly Token[], entries: readonly string[]): boolean {
  const freeForms = formsOf(tokens.filter(({ isFree }) => isFree));
  return entries.some((entry) => {
    const words = entry.split(' ');
    if (words.length === 1) return freeForms.has(entry);
    return (
      words.every((word) => includesWord(freeForms, word)) &&
      tokens.some((_token, start) => startsAt(tokens, start, words))
    );
  });
}

function isWholeMessage(tokens: readonly Token[], words: readonly string[]): boolean {
  return tokens.length === words.length && startsAt(tokens, 0, words);
}

function startsAt(tokens: readonly Token[], start: number, words: readonly string[]): boolean {
  return words.every((word, index) => {
    const token = tokens[start + index];
    return token?.isFree === true && includesWord(token.forms, word);
  });
}

/**
 * The Arabic article. A word with the article in a phrase also matches that word without it in the message.
 */
const article = 'ال';

function includesWord(forms: ReadonlySet<string>, word: string): boolean {
  return forms.has(word) || (word.startsWith(article) && forms.has(word.slice(article.length)));
}

function formsOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.flatMap(({ forms }) => [...forms]));
}
