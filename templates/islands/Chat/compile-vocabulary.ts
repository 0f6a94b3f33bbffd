/** Compiles the word lists of the chat for the browser: merges all languages and normalises every word. */
import type { ChatKeywords, ChatMeaning, CountyAnswer } from '../../../schema/index.ts';
import { foldWords } from '../fold-words.ts';
import type { ChatVocabulary, ConditionalWords } from './find-meaning.ts';

type Normalise = (list: readonly string[]) => readonly string[];
type Lists = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Returns the vocabulary of the chat, from `content/shared/chat-keywords.yaml`. */
export function compileVocabulary(facts: ChatKeywords): ChatVocabulary {
  const { letters, arabicForms, ignoredPhrases, phrases, words, groups, conditional } = facts;
  const normalise: Normalise = (list) => normaliseAll(list, letters);
  const normaliseOne = (text: string) => normalise([text])[0] ?? '';
  return {
    order: orderMeanings(facts),
    letters,
    words: joinLanguages(words, normalise),
    phrases: joinLanguages(phrases, normalise),
    ignoredPhrases: normalise(Object.values(ignoredPhrases).flat()),
    groups: joinLanguages(groups, normalise),
    conditional: [
      ...conditional.map((rule) =>
        rule.words === undefined ? rule : { ...rule, words: normalise(rule.words) },
      ),
      ...listCountyConditions(facts, normalise),
    ],
    arabicForms: {
      prefixes: normalise(arabicForms.prefixes),
      suffixes: normalise(arabicForms.suffixes),
      afterSuffix: {
        ending: normaliseOne(arabicForms.afterSuffix.ending),
        other: normaliseOne(arabicForms.afterSuffix.other),
      },
      minLength: arabicForms.minLength,
      neverStripped: normalise(arabicForms.neverStripped),
    },
  };
}

/**
 * Returns the meanings by priority, lowest first: topics, then keywords. The counties follow the topic `where`, so that
 * the name of a county has priority over the question where somebody is detained.
 */
function orderMeanings({ topics, order, counties }: ChatKeywords): readonly ChatMeaning[] {
  const ids = Object.keys(counties.byId).map(countyAnswer);
  return [...topics.flatMap((topic) => (topic === 'where' ? [topic, ...ids] : [topic])), ...order];
}

const countyAnswer = (id: string): CountyAnswer => `county/${id}`;

function listCountyConditions({ counties }: ChatKeywords, normalise: Normalise): readonly ConditionalWords[] {
  const { withAny, unlessAny, byId } = counties;
  return Object.entries(byId).flatMap(([id, { names, alone = [] }]): ConditionalWords[] => {
    const means = countyAnswer(id);
    return [
      { means, words: normalise(names), withAny, unlessAny },
      { means, words: normalise([...names, ...alone]), onlyIf: 'wholeMessage' },
    ];
  });
}

/** Merges the lists of every language by name and omits empty ones. */
function joinLanguages(lists: Lists, normalise: Normalise): Readonly<Record<string, readonly string[]>> {
  const joined = Object.entries(lists).map(
    ([name, languages]) => [name, normalise(Object.values(languages).flat())] as const,
  );
  return Object.fromEntries(joined.filter(([, list]) => list.length > 0));
}

/** Returns each normalised word or phrase once, with its tokens joined by spaces. */
function normaliseAll(list: readonly string[], letters: ChatKeywords['letters']): readonly string[] {
  return [...new Set(list.map((text) => foldWords(text, letters).join(' ')))].filter((text) => text !== '');
}
