import { describe, expect, it } from 'vitest';
import { checkForbiddenTerms } from '../../../generator/check/check-forbidden-terms.ts';
import { findStyles } from '../../../generator/check/find-style.ts';
import { textFiles } from '../../../schema/index.ts';
import { contentFile, textsOf } from './content-files.ts';

/** A list of a language as its style file has it, each term with a word to write and a phrase that is allowed. */
function styleOf(language: string, terms: readonly (readonly [words: string[], except?: string[]])[]) {
  const forbidden = terms.map(([words, except]) => ({ words, reason: 'No.', write: 'sheriff', except }));
  return contentFile({ type: 'words', name: 'style', language }, textFiles.style, {
    updated: '2026-11-20',
    quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
    commonWords: ['the'],
    sharedWords: [],
    emptyLinks: [],
    noBreak: { namesOfNumbers: [], terms: [], conjunctions: [], shortWords: [], ofWords: [], states: [] },
    forbidden,
  });
}

const styles = findStyles([
  styleOf('ar', [[['نشر الكفالة']], [['المدعى عليه', 'المدعى عليها']], [['كفيل', 'كفيله']]]),
  styleOf('es', [[['fiador'], ['“fiador judicial”']], [['tú', 'tu']], [['convicción']], [['alguacil']]]),
  styleOf('en', [
    [['free bail'], ['free bail consultation']],
    [['{{premiumRate}} down', '10% down']],
    [['easy']],
  ]),
]);

const found = (language: string, rich: string) =>
  checkForbiddenTerms(textsOf(language, { rich }), styles).map(
    ({ message }) => /^"([^"]*)"/u.exec(message)?.[1],
  );

describe('checkForbiddenTerms', () => {
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
});
