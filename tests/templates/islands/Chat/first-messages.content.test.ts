/** First messages of families in several dialects and spellings, and the reply to each. */
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

  it('is one of at least 80, which cover every answer; at least 8 get only the default answer', () => {
    expect(new Set(rows.map(([text]) => text)).size).toBeGreaterThanOrEqual(80);
    expect(Object.keys(table)).toEqual(expect.arrayContaining([...chatAnswers]));
    expect(rows.filter(([, answer]) => answer === 'default').length).toBeGreaterThanOrEqual(8);
  });
});

it.each(Object.entries(texts))('the label of each button in %s can be typed instead', (_tag, { replies }) => {
  const { choices: starters = [] } = replies.privacy;
  const { choices: counties = [] } = replies.where;
  expect(starters.map(({ answer }) => answer)).toEqual([...chatStarters]);
  for (const { label, answer } of [...starters, ...counties]) expect(answerTo(label), label).toBe(answer);
});

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
    'has priority over every topic: %s',
    (keyword) => {
      for (const topic of chatTopics) {
        expect(answerTo(topics[topic])).toBe(topic);
        expect(answerTo(`${topics[topic]} ${keyword}`), topic).toBe(keyword);
      }
    },
  );

  it('about hours or places is ignored in a message about an arrested person', () => {
    for (const keyword of chatKeywords) expect(answerTo(keyword)).toBe(keyword);
    expect(answerTo('he was arrested 5 hours ago')).toBe('arrested');
    expect(answerTo('what is the location of the jail')).toBe('where');
  });
});
