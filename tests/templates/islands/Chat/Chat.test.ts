import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Inline } from '../../../../schema/index.ts';
import type { ChatData, ChatTexts } from '../../../../templates/islands/Chat/chat-data.ts';
import { createReplies } from '../../../../templates/islands/Chat/compose-reply.ts';
import {
  createKeywordFinder,
  createTownFinder,
  findAmount,
} from '../../../../templates/islands/Chat/understand-message.ts';
import { maxMessageLength, readMessage } from '../../../../templates/islands/Chat/use-conversation.ts';
import { testTables } from '../../../table.ts';

const data: ChatData = {
  keywords: {
    order: ['hello', 'help', 'phone', 'email', 'hours', 'services', 'location', 'cost'],
    arabicForms: {
      prefixes: ['و', 'ب', 'ال'],
      suffixes: ['كم'],
      afterSuffix: { ending: 'ت', other: 'ه' },
      minLength: 3,
      neverStripped: ['بكم'],
    },
    ignoredPhrases: 'costa mesa,how much time',
    phrases: {
      hello: 'hello,hi,hola,مرحبا',
      help: 'help,مساعدة',
      phone: 'call',
      email: 'عنوان البريد',
      hours: 'office hours,ساعات العمل',
      services: 'خدمة',
      location: 'office,عنوان',
      cost: 'cost,how much,cuanto,سعر',
    },
  },
  ratePercent: 10,
  maximum: 10_000_000,
  towns: {
    en: ['El Monte|South El Monte', 'Pasadena|Bell'],
    ar: ['إل مونتي|ساوث إل مونتي', 'باسادينا|بيل'],
  },
};
const { keywords, maximum, towns } = data;
const findKeyword = createKeywordFinder(keywords);
const findTowns = createTownFinder(Object.values(towns), keywords.arabicForms);

testTables(join(import.meta.dirname, 'Chat.yaml'), {
  message: readMessage,
  keyword: (message: string) => {
    const { keyword = '', rest } = findKeyword(message);
    return `${keyword} | ${rest.join(' ')}`.trim();
  },
  amount: (message: string) => findAmount(message, maximum),
  towns: (message: string) =>
    findTowns(message)
      .map(([group, town]) => towns.en?.[group]?.split('|')[town])
      .join(', '),
});

it('truncates a long message between characters', () => {
  expect(readMessage('x'.repeat(100_000))).toHaveLength(maxMessageLength);
  const truncated = readMessage(`x${'😀'.repeat(50_000)}`);
  expect(truncated).toHaveLength(maxMessageLength - 1);
  expect(truncated?.isWellFormed()).toBe(true);
});

describe('a reply', () => {
  const plain = (text: string): Inline => [{ type: 'text', text }];
  const texts = {
    found: 'Found:',
    nothingFound: 'Begin:',
    replies: Object.fromEntries([...keywords.order, 'default'].map((name) => [name, plain(name)])),
    costOf: '{{amount}} costs {{fee}}',
    call: { type: 'link', target: 'call', href: 'tel:+1', children: plain('Call') },
    pages: { cost: { href: '/guide', title: 'Guide' } },
    startPages: [{ href: '/start', title: 'Start' }],
    townLines: [[['Police', 'tel:+2']], [['Sheriff']]],
    // The other texts do not belong to replies.
  } as unknown as ChatTexts;
  const composeReply = createReplies(data, texts, 'en');
  const queries: string[] = [];
  const search = (query: string) => {
    queries.push(query);
    return ['/a', '/b', '/c', '/d'].map((href) => ({ href, title: href, heading: '', quote: [] }));
  };
  const describeReply = (message: string, find: typeof search | undefined = search) => {
    const { paragraphs, towns: named, intro, pages } = composeReply(message, find);
    return [
      ...paragraphs.flat().map((node) => (node.type === 'text' ? node.text : node.type)),
      ...named.map(({ name, lines }) => `${name}: ${lines.join()}`),
      intro,
      ...pages.map(({ href }) => href),
    ].join(' ');
  };

  it.each([
    ['how much for 50,000', '$50,000 costs $5,000  /guide'],
    ['how much', 'cost  /guide'],
    ['hours? how do I call', 'phone '],
    ['hello', 'hello link '],
    ['help, he is in jail', 'help link Found: /a /b /c'],
    ['he is in jail', 'default link Found: /a /b /c'],
    ['he is in elmonte', 'default link El Monte: Police,tel:+2 Found: /a /b /c'],
    ['cost in Pasadena', 'cost Pasadena: Sheriff  /guide'],
  ])('has the text, the places and the pages of its message: %s', (message, reply) => {
    expect(describeReply(message)).toBe(reply);
  });

  it('searches for the words that belong to no keyword, also those of ignored phrases', () => {
    queries.length = 0;
    composeReply('Hola! help: Costa Mesa, how much time', search);
    expect(queries).toEqual(['costa mesa how much time']);
  });

  it('links the pages to begin with when the search is not loaded or finds nothing', () => {
    expect(describeReply('he is in jail', () => [])).toBe('default link Begin: /start');
    const { intro, pages } = composeReply('help, he is in jail', undefined);
    expect([intro, ...pages]).toEqual(['Begin:', ...texts.startPages]);
  });
});
