import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { chatAnswers, type Inline } from '../../../schema/index.ts';
import { readSiteChat } from '../../site/read-site-chat.ts';
import { projectRoot } from '../../site/temporary-project.ts';

const { texts, vocabulary } = await readSiteChat();

/** The line of each county's search, as its record names it and the directory numbers it. */
const numbers: Readonly<Record<string, string>> = Object.fromEntries(
  ['los-angeles', 'orange-county', 'san-bernardino-county', 'riverside-county'].map((id) => {
    const { lookup } = readYaml(`counties/${id}.yaml`) as { lookup: { phone: string } };
    const { numbers: all } = readYaml('directory.yaml') as { numbers: Record<string, { number: string }> };
    return [`county/${id}`, `tel:${all[lookup.phone]?.number}`];
  }),
);

function readYaml(file: string): unknown {
  return parse(readFileSync(join(projectRoot, 'content/shared', file), 'utf8'));
}

const prefixes: Readonly<Record<string, string>> = { ar: '/', en: '/en/', es: '/es/' };

const linksIn = (content: Inline): string[] =>
  content.flatMap((node) => (node.type === 'link' ? [node.href] : []));

describe.each(Object.entries(texts))('the chat in %s', (tag, { replies, words, contact }) => {
  it.each(chatAnswers)('leads on after its answer: %s', (name) => {
    const { href, target, children } = replies[name]?.links?.[0] ?? {};
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

  it('has an answer for each county whose name it knows, with the numbers of the records', () => {
    const { choices = [] } = replies.where;
    expect(choices.map(({ answer }) => answer)).toEqual(Object.keys(numbers));
    for (const name of vocabulary.order.filter((each) => each.startsWith('county/')))
      expect(Object.keys(numbers)).toContain(name);
    for (const { answer } of choices) expect(linksIn(replies[answer]?.text ?? [])).toEqual([numbers[answer]]);
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
