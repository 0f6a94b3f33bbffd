import { expect, it } from 'vitest';
import { ChatKeywords, chatKeywords } from '../../schema/index.ts';
import { siteContent } from '../site-model.ts';

const chatFacts = siteContent.facts['chat-keywords'];

const pathsOfProblems = (change: object) =>
  ChatKeywords.safeParse({ ...chatFacts, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it.each<[string, object, string]>([
  ['a duplicate keyword', { order: [...chatKeywords.slice(1), 'help'] }, 'order'],
  ['a link that is not an address', { endings: { ...chatFacts.endings, cost: 'guide' } }, 'endings.cost'],
  [
    'a word that contains a space',
    { words: { ...chatFacts.words, cost: { en: ['how much'] } } },
    'words.cost.en.0',
  ],
  ['a letter that is replaced by two letters', { letters: { ا: 'اب' } }, 'letters.ا'],
  ['a missing topic', { topics: chatFacts.topics.slice(1) }, 'topics'],
  ['a condition with an unknown group', { conditional: [{ group: 'nobody', means: 'where' }] }, 'groups'],
  [
    'an unknown condition',
    { conditional: [{ words: ['x'], means: 'cost', onlyIf: 'last' }] },
    'conditional.0.onlyIf',
  ],
  ['an unknown field', { synonyms: {} }, ''],
])('the schema of chat-keywords.yaml rejects %s', (_name, change, path) => {
  expect(pathsOfProblems(change)).toEqual([path]);
});
