import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { chatAnswers, type Inline } from '../../../schema/index.ts';
import { readSiteChat } from '../../site/read-site-chat.ts';
import { projectRoot } from '../../site/temporary-project.ts';

const { texts, vocabulary } = await readSiteChat();

const readFacts = (file: string) =>
  parse(readFileSync(path.join(projectRoot, 'content/shared', file), 'utf8'));
const { phones, email } = readFacts('site.yaml');
const [main, alternate] = phones.map(({ number }: { number: string }) => `tel:${number}`);

/** The line of each county's search, as its record names it and the directory numbers it. */
const numbers: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(path.join(projectRoot, 'content/shared/counties')).map((file) => {
    const { lookup } = readFacts(`counties/${file}`);
    const { number } = readFacts('directory.yaml').numbers[lookup.phone];
    return [`county/${path.parse(file).name}`, `tel:${number}`];
  }),
);

const prefixes: Readonly<Record<string, string>> = { ar: '/', en: '/en/', es: '/es/' };

const linksIn = (content: Inline): string[] =>
  content.flatMap((node) => (node.type === 'link' ? [node.href] : []));

describe.each(Object.entries(texts))('the chat in %s', (tag, { replies, words, contact }) => {
  it.each(chatAnswers)('leads on after its answer: %s', (name) => {
    const { href, target, children } = replies[name]?.links?.[0] ?? {};
    expect(children).toHaveLength(1);
    if (target === 'call') expect(href).toBe(main);
    else expect(href?.startsWith(`${prefixes[tag]}`)).toBe(true);
  });

  it('ends its welcome with the number, and gives it first when it has no answer', () => {
    expect(linksIn(replies.welcome.text)).toEqual([main]);
    expect(linksIn(replies.default.text)[0]).toBe(main);
  });

  it('has an answer for each county whose name it knows, with the numbers of the records', () => {
    const { choices = [] } = replies.where;
    const known = vocabulary.order.filter((each) => each.startsWith('county/'));
    expect(choices.map(({ answer }) => answer).toSorted()).toEqual(Object.keys(numbers).toSorted());
    expect(Object.keys(numbers)).toEqual(expect.arrayContaining(known));
    for (const { answer } of choices) expect(linksIn(replies[answer]?.text ?? [])).toEqual([numbers[answer]]);
  });

  it('names who speaks, and both lines and the address to reach', () => {
    expect(words.helper).not.toBe(words.visitor);
    expect([contact.main.phone.href, contact.alternate.phone.href]).toEqual([main, alternate]);
    expect(contact.email.href).toBe(`mailto:${email}`);
  });
});
