import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatData, ChatTexts } from '../../templates/islands/Chat/chat-data.ts';
import { createReplies } from '../../templates/islands/Chat/compose-reply.ts';
import { createKeywordFinder } from '../../templates/islands/Chat/understand-message.ts';
import { createSearch, type FindPages } from '../../templates/islands/Search/create-search.ts';
import { type SearchIndex, searchEntry } from '../../templates/islands/Search/search-data.ts';
import { siteModel } from '../site-model.ts';
import { readYaml } from '../table.ts';
import { readOutput, readPages } from './built-pages.ts';

/** For each language, texts with what answers them: addresses of pages without the language, or replies of the chat. */
type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type ChatScriptData = {
  readonly CHAT_DATA: ChatData;
  readonly CHAT_TEXTS: Readonly<Record<string, ChatTexts>>;
};

const { queries, messages } = readYaml<{ readonly queries: Table; readonly messages: Table }>(
  path.join(import.meta.dirname, 'search-questions.yaml'),
);

const readIndex = (tag: string) => {
  const addresses: Readonly<Record<string, string>> = JSON.parse(readOutput(searchEntry.slice(1)));
  return readOutput(addresses[tag]?.slice(1) ?? '');
};

describe.each(Object.entries(queries))('the search in %s', (tag, questions) => {
  let text: string;
  let index: SearchIndex;
  let find: FindPages;

  beforeAll(async () => {
    text = readIndex(tag);
    index = JSON.parse(text);
    find = await createSearch(index, tag);
  });

  /** Without the language and the section. */
  const pathOf = (href: string) => href.replace(/#.*$/u, '').replace(`/${tag}/`, '/');

  it.each(Object.entries(questions))(
    'has the expected page among its first three results: %s',
    (question, answers) => {
      const first = find(question).slice(0, 3);
      expect(first.map(({ href }) => pathOf(href))).toEqual(
        expect.arrayContaining([expect.toBeOneOf([...answers])]),
      );
    },
  );

  it('helps the chat to answer each first message', () => {
    const { CHAT_DATA, CHAT_TEXTS } = siteModel.scriptData as ChatScriptData;
    const texts = CHAT_TEXTS[tag];
    if (texts === undefined) throw new Error(`The chat has no texts in ${tag}.`);
    const reply = createReplies(CHAT_DATA, texts, tag);
    const findKeyword = createKeywordFinder(CHAT_DATA.keywords);
    const listAnswers = (message: string) => {
      const { pages, towns } = reply(message, find);
      return [
        `keyword:${findKeyword(message).keyword}`,
        ...pages.map(({ href }) => pathOf(href)),
        ...(towns.length > 0 ? ['town'] : []),
      ];
    };
    const missed = Object.entries(messages[tag] ?? {}).filter(([message, answers]) =>
      listAnswers(message).every((answer) => !answers.includes(answer)),
    );
    expect(missed.map(([message]) => [message, ...listAnswers(message)])).toEqual([]);
  });

  it('contains every page that search engines may list, except the site map', () => {
    const listed = readPages().filter(
      (page) => page.tag === tag && !page.html.includes('<meta name="robots" content="noindex">'),
    );
    const addresses = listed
      .map(({ address }) => address)
      .filter((address) => !address.endsWith('/site-map'));
    expect(index.pages.map(({ href }) => href).sort()).toEqual(addresses.sort());
  });

  it('links to existing sections', () => {
    const pages = new Map(readPages().map(({ address, html }) => [address, html]));
    const missing = index.pages.flatMap(({ href, sections }) =>
      sections.filter(([anchor]) => anchor !== '' && !pages.get(href)?.includes(` id="${anchor}"`)),
    );
    expect(missing).toEqual([]);
  });

  it('weighs at most 62 KB when it is compressed', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(62_000);
  });
});
