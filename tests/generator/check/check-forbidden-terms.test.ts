import { expect, it } from 'vitest';
import { checkForbiddenTerms } from '../../../generator/check/check-forbidden-terms.ts';
import { Style } from '../../../schema/index.ts';
import { siteStyles, textsOf } from './content-files.ts';

/** A style with terms, each with a word to write and phrases that are allowed; all else is as this site has it. */
function styleOf(...terms: readonly (readonly [words: string[], except?: string[]])[]): Style {
  const forbidden = terms.map(([words, except]) => ({ words, reason: 'No.', write: 'sheriff', except }));
  return Style.parse({ ...siteStyles.get('en'), forbidden });
}

const styles = new Map([
  ['ar', styleOf([['نشر الكفالة']], [['المدعى عليه', 'المدعى عليها']], [['كفيل', 'كفيله']])],
  ['es', styleOf([['fiador'], ['“fiador judicial”']], [['tú', 'tu']], [['convicción']], [['alguacil']])],
  [
    'en',
    styleOf([['free bail'], ['free bail consultation']], [['{{premiumRate}} down', '10% down']], [['easy']]),
  ],
]);

const found = (language: string, rich: string) =>
  checkForbiddenTerms(textsOf(language, { rich }), styles).map(
    ({ message }) => /^"([^"]*)"/u.exec(message)?.[1],
  );

it.each([
  ['ar', 'يقوم الوكيل بنشر الكفالة في السجن.', 'بنشر الكفالة'],
  ['ar', 'هذا حق للمدعى عليه.', 'للمدعى عليه'],
  ['ar', 'وهذا حق المدّعى عليها.', 'المدّعى عليها'],
  ['ar', 'يوقّع الكفيل هنا.', 'الكفيل'],
  ['es', 'Una CONVICCION anterior.', 'CONVICCION'],
  ['es', 'Si tú firmas, pagas.', 'tú'],
  ['en', 'Only 10% down.', '10% down'],
])('refuses, in %s, "%s"', (language, text, term) => {
  expect(found(language, text)).toEqual([term]);
});

it.each([
  ['ar', 'تكفيل'],
  ['es', 'En la corte, el agente es el “fiador judicial”.'],
  ['es', 'Estudios, tutelas y tíos.'],
  ['es', 'La [guía](/fiador) explica.'],
  ['en', 'a free bail consultation'],
  ['en', 'uneasy and breezy'],
  ['sv', 'easy and free bail'],
])('accepts, in %s, "%s"', (language, text) => {
  expect(found(language, text)).toEqual([]);
});

it('looks for the term beside an allowed phrase, too', () => {
  const text = 'En papeles, “fiador judicial”; entre amigos, el fiador paga.';
  expect(checkForbiddenTerms(textsOf('es', { rich: text }), styles)[0]?.place).toMatchObject({
    within: { start: text.lastIndexOf('fiador') },
  });
});
