/** Prepares the lists of the chat for the browser: all languages together, every word normalised once. */
import type { ChatKeywords, ChatMeaning, CountyAnswer } from '../../../schema/index.ts';
import { foldWords } from '../fold-words.ts';
import type { ChatVocabulary, ConditionalWords } from './find-meaning.ts';

type Normalise = (list: readonly string[]) => readonly string[];
type Lists = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The vocabulary of the chat, from `content/shared/chat-keywords.yaml`. */
export function compileVocabulary(facts: ChatKeywords): ChatVocabulary {
  const { letters, arabicForms, ignoredPhrases, phrases, words, groups, conditional } = facts;
  const normalise: Normalise = (list) => normaliseAll(list, letters);
  const one = (text: string) => normalise([text])[0] ?? '';
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
      ...planCounties(facts, normalise),
    ],
    arabicForms: {
      prefixes: normalise(arabicForms.prefixes),
      suffixes: normalise(arabicForms.suffixes),
      afterSuffix: { ending: one(arabicForms.afterSuffix.ending), other: one(arabicForms.afterSuffix.other) },
      minLength: arabicForms.minLength,
      neverStripped: normalise(arabicForms.neverStripped),
    },
  };
}

/** Topics, then keywords. A county is a closer answer to where somebody is held. */
function orderMeanings({ topics, order, counties }: ChatKeywords): readonly ChatMeaning[] {
  const ids = Object.keys(counties.byId).map(nameCounty);
  return [...topics.flatMap((topic) => (topic === 'where' ? [topic, ...ids] : [topic])), ...order];
}

const nameCounty = (id: string): CountyAnswer => `county/${id}`;

function planCounties({ counties }: ChatKeywords, normalise: Normalise): readonly ConditionalWords[] {
  const { withAny, unlessAny, byId } = counties;
  return Object.entries(byId).flatMap(([id, { names, alone = [] }]): ConditionalWords[] => {
    const means = nameCounty(id);
    return [
      { means, words: normalise(names), withAny, unlessAny },
      { means, words: normalise([...names, ...alone]), onlyIf: 'wholeMessage' },
    ];
  });
}

/** The lists of every language as one, by name; a name without words is left out. */
function joinLanguages(lists: Lists, normalise: Normalise): Readonly<Record<string, readonly string[]>> {
  const joined = Object.entries(lists).map(
    ([name, languages]) => [name, normalise(Object.values(languages).flat())] as const,
  );
  return Object.fromEntries(joined.filter(([, list]) => list.length > 0));
}

/** Each word or phrase once, its tokens joined by spaces. */
function normaliseAll(list: readonly string[], letters: ChatKeywords['letters']): readonly string[] {
  return [...new Set(list.map((text) => foldWords(text, letters).join(' ')))].filter((text) => text !== '');
}
