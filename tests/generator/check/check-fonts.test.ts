import { describe, expect, it } from 'vitest';
import { checkFonts } from '../../../generator/check/check-fonts.ts';
import { listStrings } from '../../../generator/check/content-text.ts';
import { facts, textsOf } from './content-files.ts';

const problemsOf = (language: string, plain: string) => checkFonts(textsOf(language, { plain }));
const rowOf = (numberLocale: string) =>
  checkFonts(listStrings([facts('site', { languages: [{ tag: 'xx', numberLocale }] })]));

describe('a letter that the fonts of its script lack', () => {
  it('is to be written in another way, or added', () => {
    const [problem] = problemsOf('fr', 'Ça');
    expect(problem?.message).toContain('"Ç" (U+00C7)');
    expect(problem?.fix).toContain('templates/typefaces/characters.ts');
  });
});

describe('a fact', () => {
  const check = (street: string) =>
    checkFonts(listStrings([facts('offices', { offices: [{ street }] })])).map(({ message }) => message);

  it('may be written in any script that the site has fonts for', () => {
    expect(check('1 شارع Ñ')).toEqual([]);
  });

  it('is told when no script has its letters', () => {
    expect(check('1 Փողոց')).toEqual([expect.stringContaining('"Փ" (U+0553)')]);
  });
});

describe('the name of a language', () => {
  const check = (tag: string, name: string) =>
    checkFonts(
      listStrings([
        facts('site', { languages: [{ tag, name, reviewed: { name: 'Ž', date: '2026-11-01' } }] }),
      ]),
    );

  it('is written in the letters of its own script', () => {
    expect(check('ar', 'العربية')).toEqual([]);
    expect(check('es', 'Español')).toEqual([]);
    expect(check('es', 'العربية')).toHaveLength(1);
  });

  it('is told when the fonts lack a letter of it, since every page prints it', () => {
    const [problem, ...others] = check('hy', 'Հայերեն');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ rule: 'font/uncovered', key: 'languages[0].name', language: 'hy' });
    expect(problem?.fix).toContain('no fonts for the script Armn');
  });
});

describe('the numbers of a language', () => {
  it.each(['ar-u-nu-latn', 'en-US', 'es-US', 'fr-CA'])('may be printed as %s says', (locale) => {
    expect(rowOf(locale)).toEqual([]);
  });

  it('may have no digits or separators that the fonts lack', () => {
    const [problem] = rowOf('ar-EG');
    expect(problem).toMatchObject({ rule: 'font/uncovered', key: 'languages[0].numberLocale' });
    expect(problem?.message).toContain('"٩" (U+0669)');
    expect(problem?.fix).toContain('ar-EG-u-nu-latn');
    expect(rowOf('fr-FR')[0]?.message).toContain('U+202F');
  });

  it('are not told of a locale that nobody can print', () => {
    expect(rowOf('english')).toEqual([]);
  });
});
