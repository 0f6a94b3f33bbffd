/**
 * Finds the keyword of a message by whole words and phrases of all languages. Of several keywords the last one in their
 * order wins. The words of an ignored phrase match nothing else.
 */
import type { ChatKeyword, ChatKeywords } from '../../../schema/index.ts';
import { listForms } from '../../text/arabic-forms.ts';
import { normalizeWords } from '../../text/normalize.ts';

/** The lists of `content/shared/chat-keywords.yaml` in all languages, and the rules for Arabic words. */
export type KeywordLists = Pick<ChatKeywords, 'order' | 'arabicForms'> & {
  /** Phrases, separated by commas, which take fewer bytes than quotation marks. */
  readonly ignoredPhrases: string;
  /** Words and phrases by keyword, separated by commas. */
  readonly phrases: Readonly<Record<ChatKeyword, string>>;
};

/** The result of a search. */
export type FoundKeyword = {
  readonly keyword: ChatKeyword | undefined;
  /** The words of the message that belong to no keyword. */
  readonly rest: readonly string[];
};

type Phrase = { readonly words: readonly string[]; readonly keyword: ChatKeyword | undefined };

/** Returns a function that finds the keyword of a message. All lists are normalized once. */
export function createKeywordFinder(lists: KeywordLists): (message: string) => FoundKeyword {
  const { order, ignoredPhrases, phrases } = lists;
  const readPhrases = (list: string, keyword?: ChatKeyword): Phrase[] =>
    list.split(',').map((text) => ({ words: normalizeWords(text).map(withoutArticle), keyword }));
  // Sorting is stable: of phrases with the same length, ignored ones come first, then those of the last keyword.
  const byPriority = [...order].reverse();
  const allPhrases = [
    ...readPhrases(ignoredPhrases),
    ...byPriority.flatMap((keyword) => readPhrases(phrases[keyword], keyword)),
  ].sort((a, b) => b.words.length - a.words.length);
  return (message) => {
    const words = normalizeWords(message);
    const matches = matchPhrases(
      words.map((word) => listForms(word, lists.arabicForms)),
      allPhrases,
    );
    return {
      keyword: byPriority.find((keyword) => matches.some((match) => match?.keyword === keyword)),
      rest: words.filter((_, index) => matches[index]?.keyword === undefined),
    };
  };
}

/** Returns the phrase that each word of the message belongs to. A word belongs to at most one. */
function matchPhrases(words: readonly ReadonlySet<string>[], phrases: readonly Phrase[]) {
  const matches: (Phrase | undefined)[] = words.map(() => undefined);
  for (const phrase of phrases) {
    for (let start = 0; start + phrase.words.length <= words.length; start += 1) {
      const isMatch = phrase.words.every(
        (word, index) => matches[start + index] === undefined && words[start + index]?.has(word),
      );
      if (isMatch) matches.fill(phrase, start, start + phrase.words.length);
    }
  }
  return matches;
}

/** A word of a phrase without the Arabic article also matches a word with it; a stem has at least three letters. */
const withoutArticle = (word: string): string => word.replace(/^ال(?=.{3})/u, '');
