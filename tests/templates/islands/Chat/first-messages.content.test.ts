/** What families write first, in their words, dialects and spellings, and the reply that they get. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { chatAnswers, chatKeywords, chatStarters, chatTopics } from '../../../../schema/index.ts';
import { findMeaning } from '../../../../templates/islands/Chat/find-meaning.ts';
import { siteChat } from '../../../site-model.ts';

const { vocabulary, texts } = siteChat;
const answerTo = (message: string) => findMeaning(message, vocabulary) ?? 'default';

type Table = Readonly<Record<string, readonly string[]>>;

const tables: Readonly<Record<string, Table>> = parse(
  readFileSync(join(import.meta.dirname, 'first-messages.yaml'), 'utf8'),
);

describe.each(Object.entries(tables))('a first message in %s', (_language, table) => {
  const rows = Object.entries(table).flatMap(([answer, list]) => list.map((text) => [text, answer] as const));

  it.each(rows)('%s → %s', (text, answer) => {
    expect(answerTo(text)).toBe(answer);
  });

  it('is one of eighty or more, with every answer among them and eight or more that the chat cannot answer', () => {
    expect(new Set(rows.map(([text]) => text)).size).toBeGreaterThanOrEqual(80);
    expect(Object.keys(table)).toEqual(expect.arrayContaining([...chatAnswers]));
    expect(rows.filter(([, answer]) => answer === 'default').length).toBeGreaterThanOrEqual(8);
  });
});

it.each(Object.entries(texts))(
  'the buttons in %s are understood, too, when somebody types their words',
  (_tag, { replies }) => {
    const { choices: starters = [] } = replies.privacy;
    const { choices: counties = [] } = replies.where;
    expect(starters.map(({ answer }) => answer)).toEqual([...chatStarters]);
    for (const { label, answer } of [...starters, ...counties]) expect(answerTo(label), label).toBe(answer);
  },
);

describe('a keyword', () => {
  const topics: Readonly<Record<(typeof chatTopics)[number], string>> = {
    languages: 'arabic',
    arrested: 'arrested',
    where: 'where is my son',
    release: 'when will he get out',
    money: 'cant afford',
    visits: 'visit',
    jailCalls: 'collect call',
    scams: 'scam',
    status: 'undocumented',
    warrant: 'warrant',
    missed: 'missed court',
    noBond: 'no bond',
  };

  it.each(['hello', 'help', 'phone', 'email', 'services', 'cost'] as const)(
    'wins over every topic: %s',
    (keyword) => {
      for (const topic of chatTopics) {
        expect(answerTo(topics[topic])).toBe(topic);
        expect(answerTo(`${topics[topic]} ${keyword}`), topic).toBe(keyword);
      }
    },
  );

  it('of hours or place is none where the message speaks of somebody who is held', () => {
    for (const keyword of chatKeywords) expect(answerTo(keyword)).toBe(keyword);
    expect(answerTo('he was arrested 5 hours ago')).toBe('arrested');
    expect(answerTo('what is the location of the jail')).toBe('where');
  });
});
