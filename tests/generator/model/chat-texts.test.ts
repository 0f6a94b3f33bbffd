import { describe, expect, it } from 'vitest';
import { chatAnswers, type Inline } from '../../../schema/index.ts';
import { readSiteChat } from '../../site/read-site-chat.ts';

const { texts } = await readSiteChat();
const prefixes: Readonly<Record<string, string>> = { ar: '/', en: '/en/', es: '/es/' };

const linksIn = (content: Inline): string[] =>
  content.flatMap((node) => (node.type === 'link' ? [node.href] : []));

describe.each(Object.entries(texts))('the chat in %s', (tag, { replies, words, contact }) => {
  it.each(chatAnswers)('leads on after its answer: %s', (name) => {
    const { href, target, children } = replies[name].ending ?? {};
    expect(children).toHaveLength(1);
    if (target === 'call') expect(href).toBe('tel:+16265550100');
    else expect(href?.startsWith(`${prefixes[tag]}`)).toBe(true);
  });

  it('ends its welcome with the number', () => {
    expect(linksIn(replies.welcome.text)).toEqual(['tel:+16265550100']);
  });

  it('gives the number first when it has no answer', () => {
    expect(linksIn(replies.default.text)[0]).toBe('tel:+16265550100');
  });

  it('names who speaks, and both lines and the address to reach', () => {
    expect(words.helper).not.toBe(words.visitor);
    expect([contact.main, contact.alternate].map(({ phone }) => phone.href)).toEqual([
      'tel:+16265550100',
      'tel:+16265550101',
    ]);
    expect(contact.email.href).toBe('mailto:info@example.com');
  });
});
