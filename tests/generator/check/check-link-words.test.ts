import { expect, it } from 'vitest';
import { checkLinkWords } from '../../../generator/check/check-link-words.ts';
import { siteStyles, textsOf } from './content-files.ts';

const check = (language: string, words: string) =>
  checkLinkWords(textsOf(language, { rich: `See **[${words}](/faq)**.` }), siteStyles).map(
    ({ rule }) => rule,
  );

it.each([
  ['en', 'here'],
  ['en', 'Click here'],
  ['en', 'Read more…'],
  ['en', '»more«'],
  ['ar', 'هنا'],
  ['ar', 'اضغط هنا'],
  ['ar', 'المزيد'],
  ['ar', 'إقرأ المزيدَ'],
  ['es', 'aquí'],
  ['es', 'AQUI'],
  ['es', 'Haga clic aquí'],
  ['es', 'Leer más'],
])('refuses, in %s, the link "%s"', (language, words) => {
  expect(check(language, words)).toEqual(['text/link-words']);
});

it.each([
  ['en', 'the questions families ask here'],
  ['en', 'more about co-signing'],
  ['ar', 'المزيد عن الضامن'],
  ['es', 'aquí está la guía'],
  // A word of another language, and a language without a list.
  ['es', 'here'],
  ['sv', 'här'],
])('accepts, in %s, the link "%s"', (language, words) => {
  expect(check(language, words)).toEqual([]);
});

it('looks at links alone', () => {
  expect(
    checkLinkWords(textsOf('en', { rich: 'Read more here.', plain: '[here](/faq)' }), siteStyles),
  ).toEqual([]);
});
