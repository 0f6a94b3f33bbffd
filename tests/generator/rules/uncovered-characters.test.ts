import { describe, expect, it } from 'vitest';
import { listStrings } from '../../../generator/content/content-text.ts';
import { uncoveredCharacters } from '../../../generator/rules/uncovered-characters.ts';
import { facts } from './content-files.ts';

const check = (file: ReturnType<typeof facts>) =>
  uncoveredCharacters.run({ texts: [], strings: listStrings([file]) });
const checkOffice = (street: string) =>
  check(facts('offices', { offices: [{ street }] })).map(({ message }) => message);
const checkLanguage = (row: object) => check(facts('site', { languages: [row] }));

describe('a fact', () => {
  it('may be written in any script that the site has fonts for', () => {
    expect(checkOffice('1 شارع Ñ')).toEqual([]);
  });

  it('is reported when no script has its letters', () => {
    expect(checkOffice('1 Փողոց')).toEqual([expect.stringContaining('"Փ" (U+0553)')]);
  });
});

describe('the name of a language', () => {
  it('is written in the letters of its own script', () => {
    const reviewed = { name: 'Ž', date: '2026-11-01' };
    expect(checkLanguage({ tag: 'ar', name: 'العربية', reviewed })).toEqual([]);
    expect(checkLanguage({ tag: 'es', name: 'Español', reviewed })).toEqual([]);
    expect(checkLanguage({ tag: 'es', name: 'العربية', reviewed })).toHaveLength(1);
  });

  it('is reported when a font lacks one of its letters, because every page prints the name', () => {
    const [problem, ...others] = checkLanguage({ tag: 'hy', name: 'Հայերեն' });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ rule: 'font/uncovered', key: 'languages[0].name', language: 'hy' });
    expect(problem?.fix).toContain('no fonts for the script Armn');
  });
});

describe('the numbers of a language', () => {
  const checkLocale = (numberLocale: string) => checkLanguage({ tag: 'xx', numberLocale });

  it.each(['ar-u-nu-latn', 'en-US', 'es-US', 'fr-CA'])('may be formatted with the locale %s', (locale) => {
    expect(checkLocale(locale)).toEqual([]);
  });

  it('may not have digits or separators that the fonts lack', () => {
    const [problem] = checkLocale('ar-EG');
    expect(problem).toMatchObject({ rule: 'font/uncovered', key: 'languages[0].numberLocale' });
    expect(problem?.message).toContain('"٩" (U+0669)');
    expect(problem?.fix).toContain('ar-EG-u-nu-latn');
    expect(checkLocale('fr-FR')[0]?.message).toContain('U+202F');
  });
});
