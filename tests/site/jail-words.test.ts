/** The words of a jail, in the pages as they are built: signs in two languages, and links to them that look like signs. */
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from '../browser/languages.ts';
import { contextAt } from '../site-model.ts';
import { readPages } from './built-pages.ts';
import { innerOf, readText } from './read-html.ts';

const pages = readPages();
const pageAt = (address: string) => pages.find((page) => page.address === address);
const signLinks = /<a class="inline-text__sign" href="[^"]*\/jail-words#(?<id>[\w-]+)">(?<text>.*?)<\/a>/gsu;

describe.each(tags)('in %s', (tag) => {
  const { jailWords } = contextAt('/', tag);
  const page = pageAt(addressIn(tag, '/bail-bond/jail-words'));

  it('each word is a sign with the term in English, its translation, and how it sounds', () => {
    expect(jailWords.length).toBeGreaterThan(6);
    for (const { id, term, name, sound } of jailWords) {
      const html = innerOf(page?.html ?? '', id) ?? '';
      expect(html, id).toMatch(/<b lang="en" dir="ltr">/u);
      const text = readText(html);
      for (const part of [term, name, sound]) expect(text, id).toContain(part);
    }
  });

  it('the language of the page stands at the start of a sign, and English where that is another', () => {
    for (const { id, term, name } of jailWords) {
      const text = readText(innerOf(page?.html ?? '', id) ?? '');
      expect(text.indexOf(tag === 'en' ? term : name), id).toBeLessThan(
        text.indexOf(tag === 'en' ? name : term),
      );
    }
  });

  it.each(['/', '/bail-bonds-guide', '/bail-bond/no-bond-meaning', '/los-angeles', '/orange-county'])(
    'a word that %s explains leads to its sign, and says the term in English',
    (address) => {
      const links = [...(pageAt(addressIn(tag, address))?.html ?? '').matchAll(signLinks)];
      expect(links.length).toBeGreaterThan(0);
      for (const { groups } of links) {
        const { term } = jailWords.find(({ id }) => id === groups?.id) ?? { term: 'no such word' };
        expect(readText(groups?.text ?? '').toLowerCase()).toContain(term.toLowerCase());
      }
    },
  );
});
