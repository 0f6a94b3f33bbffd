import { describe, expect, it } from 'vitest';
import { createTypesetting } from '../../../generator/text/no-break.ts';
import { maxUnbrokenLength } from '../../../templates/components/Bidi/max-unbroken-length.ts';
import { siteModel } from '../../site-model.ts';

const { keepSpaces, keepHyphens } = siteModel.typesetting;

/** Replaces each `~` by a space and typesets the text. Returns it with `~` in place of no-break spaces. */
const show = (markedText: string, kind: Parameters<typeof keepSpaces>[1] = 'text', keep = keepSpaces) =>
  keep(markedText.replaceAll('~', ' '), kind).replaceAll('\u00a0', '~');

describe('keepSpaces', () => {
  it.each([
    ['a number and its noun', 'open 365~days a year'],
    ['a number in quotes', 'el “1275~hold” es'],
    ['a span with a dash', 'from 24–48~hours'],
    ['a range', 'takes 2~to~4~hours'],
    ['an Arabic range', 'من 24~إلى~48~ساعة'],
    ['each number of a range with two nouns', 'من 10~دقائق إلى 15~دقيقة'],
    ['a number with an attached letter', 'للشريف، و3~محاكم، و5~أيام'],
    ['city, state and ZIP code', 'Pasadena,~CA~91107, near'],
    ['a city of two words', '450~Bauchet St, Los~Angeles,~CA~90012'],
    ['an Arabic term', 'كلمة «بلا~كفالة».'],
    ['an English term', 'says "no~bond", ask'],
    ['a Spanish term', 'sale sin~fianza.'],
    ['a date', 'since October~1,~2023, the court'],
    ['a month and its year', 'in November~2026.'],
    ['a Spanish date', 'el 1~de~octubre~de~2023'],
    ['an Arabic date', 'في 21~أيار/مايو~2026.'],
    ['an Arabic day and its month', 'في 1~كانون~الثاني/يناير، جدولًا'],
    ['a section', 'under section~1303, bail'],
    ['a section sign', 'Code §§~1303'],
    ['a code in brackets', '(Civil~Code~1799.91). It'],
    ['a second section', 'PC~484,~459.5'],
    ['an article', 'según el art.~12 y'],
    ['an Arabic section with attached letters', 'وفقًا للمادة~825'],
    ['a number with the name before it, not the word after it', 'section~1275 hold'],
    ['a number with the noun after it', 'section~825, 48~hours'],
    ['the month of a long date, not the year', '10~de~septiembre de~2026'],
    ['the words of a long city, not the state', 'Rancho~Cucamonga, CA~91739'],
    ['the section of a long code, not the code', 'Penal~Code section~825(b)'],
  ])('keeps %s', (_case, expected) => {
    expect(show(expected)).toBe(expected);
  });

  it.each([
    ['numbers at the end of a clause', 'with 24, days later'],
    ['a price and the word after it', 'of $5,000 bail'],
    ['a telephone number', '555-0100 tonight'],
    ['a number and a dash', '24 – hours'],
    ['a noun that contains the name of a law', 'the barcode 12'],
    ['more than a narrow column can contain', '1 constitutionalisations'],
  ])('allows a line break in %s', (_case, text) => {
    expect(show(text)).toBe(text);
  });

  it('counts letters and digits, not punctuation', () => {
    const noun = 'm'.repeat(maxUnbrokenLength - 2);
    expect(show(`(«1 ${noun}»).`)).toBe(`(«1~${noun}»).`);
    expect(show(`1 ${noun}m`)).toBe(`1 ${noun}m`);
  });

  it('changes neither the words nor the length', () => {
    const text = 'Call 24 hours a day,\n365 days a year:  2 to 4 hours.';
    expect(show(text).replaceAll('~', ' ')).toBe(text);
  });
});

it.each([
  ['words of one letter', '¿A~quién llamamos?'],
  ['short words in a row', 'California, de~día y~de~noche'],
  ['numbers, too', 'Abierto 365~días'],
  ['an Arabic preposition and its noun', 'لا حق الآن في~الكفالة هنا'],
  ['a preposition with a letter before it', 'شمالًا وإلى~الغرب هنا'],
  ['the last word with the one before it', 'What each bond costs~you'],
  ['no word that fills a narrow column', 'Declaración de accesibilidad'],
])('keepSpaces in a heading keeps %s', (_case, expected) => {
  expect(show(expected, 'heading')).toBe(expected);
});

it.each([
  ['the last word with the one before it', 'The agent reads them~tonight.'],
  ['the last word with a short word and the word before that', 'open 24~hours~a~day.'],
  ['the last Arabic word with the one before it', 'يردّ عليكم وكيل~مرخّص.'],
  ['no last word that is long', 'una responsabilidad compartidamente'],
])('keepSpaces in a lead keeps %s', (_case, expected) => {
  expect(show(expected, 'lead')).toBe(expected);
});

describe('the words of a language', () => {
  const noBreak = {
    namesOfNumbers: ['Abschnitt'],
    terms: ['bis auf weiteres'],
    conjunctions: [],
    shortWords: ['in'],
    ofWords: [],
    states: [],
  };
  const german = createTypesetting([{ noBreak, months: ['Januar'] }]);
  const showInGerman = (markedText: string) => show(markedText, 'heading', german.keepSpaces);

  it.each([
    ['terms of three words', 'gilt bis~auf~weiteres, sagt~jemand'],
    ['short words', 'heute in~Berlin gilt~etwas'],
    ['months', 'ab Januar~2026 gilt heute~etwas'],
  ])('include its %s', (_case, expected) => {
    expect(showInGerman(expected)).toBe(expected);
  });
});

describe('keepHyphens', () => {
  const show = (markedText: string) =>
    keepHyphens(markedText.replaceAll('~', ''), 'link').replaceAll('\u2060', '~');

  it.each([
    ['a compound', 'what a co-~signer promises'],
    ['one that begins with a digit', 'a 24-~hour line'],
  ])('keeps %s whole', (_case, expected) => {
    expect(show(expected)).toBe(expected);
  });

  it.each([
    'call 555-0100',
    'write to help-desk@example.com',
    'open bail-help.example.com',
    'https://x.org/a-b',
    'yes - no',
  ])('does not change %s', (text) => {
    expect(keepHyphens(text, 'link')).toBe(text);
  });
});
