/** Prepares the keyword lists for the browser: all languages together, every word normalised once. */
import { type ChatKeyword, type ChatKeywords, chatKeywords } from '../../schema/index.ts';
import type { ChatVocabulary } from '../../templates/islands/Chat/match-keyword.ts';
import { normaliseMessage } from '../../templates/islands/Chat/normalise-message.ts';

/** The vocabulary of the chat, from `content/shared/chat-keywords.yaml`. */
export function compileVocabulary(facts: ChatKeywords): ChatVocabulary {
  const { order, letters, arabicForms, ignoredPhrases, phrases, words, conditional } = facts;
  const normalise = (list: readonly string[]) => normaliseAll(list, letters);
  const one = (text: string) => normalise([text])[0] ?? '';
  const byKeyword = (lists: ChatKeywords['words']) =>
    // Object.fromEntries forgets the names.
    Object.fromEntries(
      chatKeywords.map((keyword) => [keyword, normalise(Object.values(lists[keyword]).flat())]),
    ) as Record<ChatKeyword, readonly string[]>;
  return {
    order,
    letters,
    words: byKeyword(words),
    phrases: byKeyword(phrases),
    ignoredPhrases: normalise(Object.values(ignoredPhrases).flat()),
    conditional: conditional.map((rule) => ({
      ...rule,
      words: normalise(rule.words),
      ...(rule.unlessAny === undefined ? {} : { unlessAny: normalise(rule.unlessAny) }),
    })),
    arabicForms: {
      prefixes: normalise(arabicForms.prefixes),
      suffixes: normalise(arabicForms.suffixes),
      afterSuffix: { ending: one(arabicForms.afterSuffix.ending), other: one(arabicForms.afterSuffix.other) },
      minLength: arabicForms.minLength,
      neverStripped: normalise(arabicForms.neverStripped),
    },
  };
}

/** Each word or phrase once, its tokens joined by spaces. */
function normaliseAll(list: readonly string[], letters: ChatKeywords['letters']): readonly string[] {
  return [...new Set(list.map((text) => normaliseMessage(text, letters).join(' ')))].filter(
    (text) => text !== '',
  );
}
