/** Content test of the card for the jail: English phrases, with their meaning in the language of the page. */
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from '../browser/languages.ts';
import { readPages } from './built-pages.ts';
import { innerOf, readText, withPlainSpaces } from './read-html.ts';

const pages = readPages();
const cardOf = (address: string) =>
  innerOf(pages.find((page) => page.address === address)?.html ?? '', 'card') ?? '';
const textOf = (html = '') => withPlainSpaces(readText(html)).trim();
const phrasePattern = /<p class="phrase-card__said" lang="en" dir="ltr">(.*?)<\/p>(?:<p>(.*?)<\/p>)?/gsu;

describe.each([
  ['ar', '/ask-the-jail', 'I speak Arabic. Is there an interpreter?', 'أتكلم العربية'],
  ['es', '/es/ask-the-jail', 'I speak Spanish. Is there an interpreter?', 'Hablo español'],
] as const)('the card in %s', (_tag, address, request, requestMeaning) => {
  it('asks for an interpreter, then five questions in English, each with its meaning', () => {
    const lines = [...cardOf(address).matchAll(phrasePattern)].map(([, line, meaning]) => [
      textOf(line),
      textOf(meaning),
    ]);
    expect(lines).toHaveLength(6);
    expect(lines[0]?.[0]).toContain(request);
    expect(lines[0]?.[1]).toContain(requestMeaning);
    expect(lines.slice(1).map(([line]) => line?.slice(0, 2))).toEqual(['1)', '2)', '3)', '4)', '5)']);
    for (const [line, meaning] of lines) expect([meaning === '', meaning === line]).toEqual([false, false]);
  });
});

it('the English card asks the same questions, without a meaning', () => {
  const questions = (address: string) =>
    [...cardOf(address).matchAll(phrasePattern)].slice(1).map(([, line]) => textOf(line));
  expect(questions('/en/ask-the-jail')).toHaveLength(5);
  expect(questions('/en/ask-the-jail')).toEqual(questions('/ask-the-jail'));
  expect(cardOf('/en/ask-the-jail')).not.toMatch(/interpreter|<p>/u);
});

it.each(tags)('the card in %s links to each explanation of an answer once', (tag) => {
  const html = pages.find(({ address }) => address === addressIn(tag, '/ask-the-jail'))?.html ?? '';
  const answers = [...(innerOf(html, 'card') ?? '').matchAll(/href="#(answer-\d+)"/gu)].map(
    ([, id]) => id ?? '',
  );
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.toSorted()).toEqual(
    [...html.matchAll(/id="(answer-\d+)"/gu)].map(([, id]) => id ?? '').toSorted(),
  );
});

it('pages that advise families to ask the jail link to the card', () => {
  for (const tag of tags) {
    const advisingPaths = ['', 'los-angeles', 'riverside-county', 'pasadena', 'bail-bonds-guide', 'faq'];
    for (const path of [...advisingPaths, 'blog/first-two-hours-after-an-arrest']) {
      const page = pages.find(({ address }) => address === addressIn(tag, `/${path}`));
      expect(page?.body, `${tag} ${path}`).toContain(`href="${addressIn(tag, '/ask-the-jail')}#card"`);
    }
  }
});
