import { describe, expect, it } from 'vitest';
import { keepTogether } from '../../../generator/render/keep-together.ts';

const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '~');

describe('keepTogether', () => {
  it.each([
    ['a number and its noun', 'open 365 days a year', 'open 365~days a year'],
    ['the same in Arabic', 'خلال 24 ساعة.', 'خلال 24~ساعة.'],
    ['the same in Spanish', 'en 10 minutos, casi', 'en 10~minutos, casi'],
    ['a decimal number', 'about 9.7 million people', 'about 9.7~million people'],
    ['a time of day', 'at 6:30 p.m. on', 'at 6:30~p.m. on'],
    ['a number in brackets', 'late (185 days)', 'late (185~days)'],
    ['a number in quotes', 'el “1275 hold” es', 'el “1275~hold” es'],
    ['a span with a dash', 'from 24–48 hours', 'from 24–48~hours'],
    ['a range', 'takes 2 to 4 hours', 'takes 2~to~4~hours'],
    ['a Spanish range', 'tarda de 2 a 4 horas', 'tarda de 2~a~4~horas'],
    ['an Arabic range', 'من 24 إلى 48 ساعة', 'من 24~إلى~48~ساعة'],
    ['each number of a range with two nouns', 'من 10 دقائق إلى 15 دقيقة', 'من 10~دقائق إلى 15~دقيقة'],
    ['a choice', '2 or 3 days', '2~or~3~days'],
    ['the state and its ZIP code', 'Pasadena, CA 91107, near', 'Pasadena, CA~91107, near'],
    ['month and day', 'on January 1, 2026', 'on January~1, 2026'],
    ['day and month', 'el 1 de octubre', 'el 1~de octubre'],
    ['day and Arabic month', '20 تشرين الثاني/نوفمبر 2026', '20~تشرين الثاني/نوفمبر 2026'],
    ['a section', 'under section 1303, bail', 'under section~1303, bail'],
    ['a section after its code', 'Penal Code 243(e)(1) says', 'Penal Code~243(e)(1) says'],
    ['a section sign', 'Code §§ 1303', 'Code §§~1303'],
    ['a short name of a code', '(PC 273.5)', '(PC~273.5)'],
    ['an article', 'según el art. 12 y', 'según el art.~12 y'],
    ['a section of a Spanish code', 'Código Civil 1799.91', 'Código Civil~1799.91'],
    ['an Arabic section', '(المادة 1303)', '(المادة~1303)'],
    ['an Arabic section with letters written onto it', 'وفقًا للمادة 825', 'وفقًا للمادة~825'],
  ])('keeps %s', (_case, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    ['a year and what follows', 'In 2021 the court'],
    ['a month and its year', 'in November 2026'],
    ['a section and what follows', 'a 1303(b) of'],
    ['numbers at the end of a clause', 'with 24, days later'],
    ['a price and what follows', 'of $5,000 bail'],
    ['a telephone number', '555-0100 tonight'],
    ['the end of a telephone number', '(626) 555-0100 now'],
    ['a number and a dash', '24 – hours'],
    ['a noun in which a name of a law stands', 'the barcode 12'],
    ['CA before another number', 'CA 5'],
  ])('lets a line break in %s', (_case, text) => {
    expect(shown(text)).toBe(text);
  });

  it('gives a number to the name before it, not to the word after it', () => {
    expect(shown('section 1275 hold')).toBe('section~1275 hold');
  });

  it('keeps no more than a narrow column holds, the noun before the rest of a range', () => {
    expect(shown('100,000 to 200,000 residents')).toBe('100,000 to 200,000~residents');
    expect(shown('1 constitutionalisations')).toBe('1 constitutionalisations');
  });

  it('counts what writers have kept together themselves', () => {
    expect(shown('de\u00a0aproximadamente\u00a012 horas')).toBe('de~aproximadamente~12 horas');
  });

  it('changes neither words nor length', () => {
    const text = 'Call 24 hours a day,\n365 days a year:  2 to 4 hours.';
    expect(keepTogether(text)).toHaveLength(text.length);
    expect(keepTogether(text).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
