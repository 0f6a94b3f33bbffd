import { describe, expect, it } from 'vitest';
import { keepHyphens, keepSpaces } from '../../../generator/text/no-break.ts';
import { longestUnbroken } from '../../../templates/components/Bidi/longest-unbroken.ts';

const shown = (text: string) => keepSpaces(text).replaceAll('\u00a0', '~');

describe('keepSpaces', () => {
  it.each([
    ['a number and its noun', 'open 365 days a year', 'open 365~days a year'],
    ['the same in Arabic', 'خلال 24 ساعة.', 'خلال 24~ساعة.'],
    ['a time of day', 'at 6:30 p.m. on', 'at 6:30~p.m. on'],
    ['a number in quotes', 'el “1275 hold” es', 'el “1275~hold” es'],
    ['a span with a dash', 'from 24–48 hours', 'from 24–48~hours'],
    ['a range', 'takes 2 to 4 hours', 'takes 2~to~4~hours'],
    ['an Arabic range', 'من 24 إلى 48 ساعة', 'من 24~إلى~48~ساعة'],
    ['each number of a range with two nouns', 'من 10 دقائق إلى 15 دقيقة', 'من 10~دقائق إلى 15~دقيقة'],
    ['a choice', '2 or 3 days', '2~or~3~days'],
    ['a number with a letter written onto it', 'للشريف، و3 محاكم، و5 أيام', 'للشريف، و3~محاكم، و5~أيام'],
    ['city, state and ZIP code', 'Pasadena, CA 91107, near', 'Pasadena,~CA~91107, near'],
    ['a city of two words', '450 Bauchet St, Los Angeles, CA 90012', '450~Bauchet St, Los~Angeles,~CA~90012'],
    ['an Arabic term', 'كلمة «بلا كفالة».', 'كلمة «بلا~كفالة».'],
    ['an English term', 'says "no bond", ask', 'says "no~bond", ask'],
    ['a Spanish term', 'sale sin fianza.', 'sale sin~fianza.'],
    ['a date', 'since October 1, 2023, the court', 'since October~1,~2023, the court'],
    ['a month and its year', 'in November 2026.', 'in November~2026.'],
    ['a Spanish date', 'el 1 de octubre de 2023', 'el 1~de~octubre~de~2023'],
    ['a Spanish day and its month', 'el 1 de enero, cada año', 'el 1~de~enero, cada año'],
    ['an Arabic date', 'في 21 أيار/مايو 2026.', 'في 21~أيار/مايو~2026.'],
    ['an Arabic day and its month', 'في 1 كانون الثاني/يناير، جدولًا', 'في 1~كانون~الثاني/يناير، جدولًا'],
    ['a section', 'under section 1303, bail', 'under section~1303, bail'],
    ['a section after its code', 'Penal Code 243(e)(1) says', 'Penal~Code~243(e)(1) says'],
    ['a section sign', 'Code §§ 1303', 'Code §§~1303'],
    ['a short name of a code', '(PC 273.5)', '(PC~273.5)'],
    ['a code with a sign', 'H&S Code 11351', 'H&S~Code~11351'],
    ['a code in brackets', '(Civil Code 1799.91). It', '(Civil~Code~1799.91). It'],
    ['a second section', 'PC 484, 459.5', 'PC~484,~459.5'],
    ['a second section, as long as can be', 'Veh. Code 23152, 23540', 'Veh.~Code~23152,~23540'],
    ['a federal judgment', '481 U.S. 739, 755 (1987)', '481~U.S.~739,~755 (1987)'],
    ['an article', 'según el art. 12 y', 'según el art.~12 y'],
    ['a section of a Spanish code', 'Código Civil 1799.91', 'Código~Civil~1799.91'],
    ['an Arabic section with letters written onto it', 'وفقًا للمادة 825', 'وفقًا للمادة~825'],
  ])('keeps %s', (_case, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    ['a year and what follows', 'In 2021 the court'],
    ['numbers at the end of a clause', 'with 24, days later'],
    ['a price and what follows', 'of $5,000 bail'],
    ['a telephone number', '555-0100 tonight'],
    ['a number and a dash', '24 – hours'],
    ['a noun in which a name of a law stands', 'the barcode 12'],
    ['a heading without numbers', '¿A quién llamamos?'],
  ])('lets a line break in %s', (_case, text) => {
    expect(shown(text)).toBe(text);
  });

  it('gives a number to the name before it, not to the word after it', () => {
    expect(shown('section 1275 hold')).toBe('section~1275 hold');
  });

  it('gives a number to the noun after it, not to the number before it', () => {
    expect(shown('section 825, 48 hours')).toBe('section~825, 48~hours');
  });

  it.each([
    ['the month of a date, not the year', '10 de septiembre de 2026', '10~de~septiembre de~2026'],
    ['the words of a city, not the state', 'Rancho Cucamonga, CA 91739', 'Rancho~Cucamonga, CA~91739'],
    ['the section, not its code', 'Penal Code section 825(b)', 'Penal~Code section~825(b)'],
  ])('keeps %s, where both are too long', (_case, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('counts letters and figures, not signs', () => {
    const noun = 'm'.repeat(longestUnbroken - 2);
    expect(shown(`(«1 ${noun}»).`)).toBe(`(«1~${noun}»).`);
    expect(shown(`1 ${noun}m`)).toBe(`1 ${noun}m`);
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
    expect(keepSpaces(text)).toHaveLength(text.length);
    expect(keepSpaces(text).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('keepSpaces in a heading', () => {
  const shownInHeading = (text: string) => keepSpaces(text, 'heading').replaceAll('\u00a0', '~');

  it.each([
    ['words of one letter', '¿A quién llamamos?', '¿A~quién llamamos?'],
    ['short words in a row', 'California, de día y de noche', 'California, de~día y~de~noche'],
    ['numbers, too', 'Abierto 365 días', 'Abierto 365~días'],
    ['an Arabic preposition and its noun', 'لا حق الآن في الكفالة هنا', 'لا حق الآن في~الكفالة هنا'],
    ['a preposition with a letter before it', 'شمالًا وإلى الغرب هنا', 'شمالًا وإلى~الغرب هنا'],
    ['the last word with the one before it', 'What each bond costs you', 'What each bond costs~you'],
  ])('keeps %s', (_case, text, expected) => {
    expect(shownInHeading(text)).toBe(expected);
  });

  it('lets a line break before a word that fills a narrow column', () => {
    expect(shownInHeading('Declaración de accesibilidad')).toBe('Declaración de accesibilidad');
  });
});

describe('keepSpaces in a lead', () => {
  const shownInLead = (text: string) => keepSpaces(text, 'lead').replaceAll('\u00a0', '~');

  it.each([
    ['the last word', 'The agent reads them tonight.', 'The agent reads them~tonight.'],
    ['a short word before it, with the word before both', 'open 24 hours a day.', 'open 24~hours~a~day.'],
    ['the last Arabic word', 'يردّ عليكم وكيل مرخّص.', 'يردّ عليكم وكيل~مرخّص.'],
  ])('leaves no line to %s', (_case, text, expected) => {
    expect(shownInLead(text)).toBe(expected);
  });

  it('lets a line break before a last word too long for a narrow column', () => {
    expect(shownInLead('una responsabilidad compartidamente')).toBe('una responsabilidad compartidamente');
  });
});

describe('keepHyphens', () => {
  const shownWhole = (text: string) => keepHyphens(text, 'link').replaceAll('\u2060', '~');

  it.each([
    ['a compound', 'what a co-signer promises', 'what a co-~signer promises'],
    ['one of three words', 'the source-of-funds hold', 'the source-~of-~funds hold'],
    ['one that begins with a figure', 'a 24-hour line', 'a 24-~hour line'],
  ])('keeps %s whole', (_case, text, expected) => {
    expect(shownWhole(text)).toBe(expected);
  });

  it.each([
    'call 555-0100',
    'write to help-desk@example.com',
    'open bail-help.example.com',
    'https://x.org/a-b',
    'yes - no',
  ])('leaves as it is: %s', (text) => {
    expect(keepHyphens(text, 'link')).toBe(text);
  });
});
