import { expect, it } from 'vitest';
import { ChatKeywords, chatKeywords } from '../../schema/index.ts';
import { siteChat, siteContent } from '../site-model.ts';

const chatFacts = siteContent.facts['chat-keywords'];

const problemsOf = (change: object) =>
  ChatKeywords.safeParse({ ...chatFacts, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it.each<[string, object, string]>([
  ['a duplicate keyword', { order: [...chatKeywords.slice(1), 'help'] }, 'order'],
  ['a missing keyword', { order: chatKeywords.slice(1) }, 'order'],
  ['another scope', { scope: 'page' }, 'scope'],
  ['a link that is no address', { endings: { ...chatFacts.endings, cost: 'guide' } }, 'endings.cost'],
  ['a word of two words', { words: { ...chatFacts.words, cost: { en: ['how much'] } } }, 'words.cost.en.0'],
  ['an empty phrase', { ignoredPhrases: { en: [' '] } }, 'ignoredPhrases.en.0'],
  ['a letter that becomes a word', { letters: { ا: 'اب' } }, 'letters.ا'],
  ['a missing topic', { topics: chatFacts.topics.slice(1) }, 'topics'],
  ['a condition with an unknown group', { conditional: [{ group: 'nobody', means: 'where' }] }, 'groups'],
  [
    'an unknown condition',
    { conditional: [{ words: ['x'], means: 'cost', onlyIf: 'last' }] },
    'conditional.0.onlyIf',
  ],
  ['an unknown field', { synonyms: {} }, ''],
])('the schema of chat-keywords.yaml rejects %s', (_name, change, path) => {
  expect(problemsOf(change)).toEqual([path]);
});

it('the vocabulary contains every word and phrase once, normalised', () => {
  for (const keyword of chatKeywords) {
    const words = siteChat.vocabulary.words[keyword] ?? [];
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    for (const phrase of siteChat.vocabulary.phrases[keyword] ?? [])
      expect(phrase).toMatch(/^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)+$/u);
  }
  const help = siteChat.vocabulary.words.help ?? [];
  expect(help.filter((word) => word === 'مساعده')).toHaveLength(1);
});
