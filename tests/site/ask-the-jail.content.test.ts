/** The card for the jail, in the pages as they are built: what is said is English, its meaning that of the page. */
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from '../browser/languages.ts';
import { readPages } from './built-pages.ts';
import { innerOf, readText, withPlainSpaces } from './read-html.ts';

const pages = readPages();
const cardOf = (address: string) =>
  innerOf(pages.find((page) => page.address === address)?.html ?? '', 'card') ?? '';
const textOf = (html = '') => withPlainSpaces(readText(html)).trim();
const said = /<p class="phrase-card__said" lang="en" dir="ltr">(.*?)<\/p>(?:<p>(.*?)<\/p>)?/gsu;

describe.each([
  ['ar', '/ask-the-jail', 'I speak Arabic. Is there an interpreter?', 'أتكلم العربية'],
  ['es', '/es/ask-the-jail', 'I speak Spanish. Is there an interpreter?', 'Hablo español'],
] as const)('in %s', (_tag, address, asked, meaning) => {
  it('asks for an interpreter, then five questions in English, each with its meaning under it', () => {
    const lines = [...cardOf(address).matchAll(said)].map(([, line, own]) => [textOf(line), textOf(own)]);
    expect(lines).toHaveLength(6);
    expect(lines[0]?.[0]).toContain(asked);
    expect(lines[0]?.[1]).toContain(meaning);
    expect(lines.slice(1).map(([line]) => line?.slice(0, 2))).toEqual(['1)', '2)', '3)', '4)', '5)']);
    for (const [line, own] of lines) expect([own === '', own === line]).toEqual([false, false]);
  });
});

it('asks the same questions on the English page, once', () => {
  const questions = (address: string) =>
    [...cardOf(address).matchAll(said)].slice(1).map(([, line]) => textOf(line));
  expect(questions('/en/ask-the-jail')).toHaveLength(5);
  expect(questions('/en/ask-the-jail')).toEqual(questions('/ask-the-jail'));
  expect(cardOf('/en/ask-the-jail')).not.toMatch(/interpreter|<p>/u);
});

it.each(tags)('leads from each answer under a question to its explanation, once, in %s', (tag) => {
  const html = pages.find(({ address }) => address === addressIn(tag, '/ask-the-jail'))?.html ?? '';
  const answers = [...(innerOf(html, 'card') ?? '').matchAll(/href="#(answer-\d+)"/gu)].map(
    ([, id]) => id ?? '',
  );
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.toSorted()).toEqual(
    [...html.matchAll(/id="(answer-\d+)"/gu)].map(([, id]) => id ?? '').toSorted(),
  );
});

it('is a step away where families are told to ask the jail', () => {
  for (const tag of tags) {
    const asking = ['', 'los-angeles', 'riverside-county', 'pasadena', 'bail-bonds-guide', 'faq'];
    for (const path of [...asking, 'blog/first-two-hours-after-an-arrest']) {
      const page = pages.find(({ address }) => address === addressIn(tag, `/${path}`));
      expect(page?.body, `${tag} ${path}`).toContain(`href="${addressIn(tag, '/ask-the-jail')}#card"`);
    }
  }
});
