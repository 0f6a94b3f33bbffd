/**
 * Shared values stand in texts as placeholders, so that one change reaches every page. They are found typed out whatever
 * the spaces and signs between their digits.
 */
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import { percentSigns } from '../../templates/typefaces/digits.ts';
import { type ContentText, placeOf } from '../content/content-text.ts';
import { findAll } from '../content/find-patterns.ts';
import type { Constant } from '../content/print-shared-values.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { letter } from '../text/term-pattern.ts';
import type { RuleContext } from './rule-context.ts';

/** One problem for each shared value typed out in a text, of those that cannot be meant otherwise. */
export function checkLiteralConstants({
  texts,
  constants,
}: Pick<RuleContext, 'texts' | 'constants'>): Diagnostic[] {
  const patterns = patternsOf(constants);
  return texts
    .filter(({ role }) => role === 'ordinary')
    .flatMap((text) => findLiterals(text, patterns).map((literal) => explainLiteral(text, literal)));
}

/** Nobody types out a longer value, and a pattern has its limits. */
const longestLiteral = 200;

/** Values that print the same in several languages are looked for once. */
const patternsOf = memoizePerObject((constants: readonly Constant[]) => {
  const patterns = constants
    .filter(
      ({ isDistinctive, printed }) =>
        isDistinctive && printed.trim() !== '' && printed.length <= longestLiteral,
    )
    .map(buildLiteralPattern);
  const same = ({ name, language, pattern }: LiteralPattern) => `${name} ${language} ${pattern.source}`;
  return [...Map.groupBy(patterns, same).values()].flatMap(([first]) => first ?? []);
});

type Literal = ReturnType<typeof findLiterals>[number];

/** The longest values, none inside another: "from 2 to 4 hours" is one, not also "4 hours". */
function findLiterals({ text, language }: ContentText, patterns: readonly LiteralPattern[]) {
  if (!/[\d@]/u.test(text)) return [];
  const digits = digitsOf(text);
  const hits = patterns
    .filter((own) => own.language === undefined || own.language === language)
    .filter((own) => digits.includes(own.digits))
    .flatMap((own) => findAll(text, own.pattern).map((place) => ({ name: own.name, ...place })));
  const found = new Map<string, { start: number; length: number; names: string[] }>();
  const isTaken = new Uint8Array(text.length);
  for (const { name, start, length } of hits.toSorted((a, b) => b.length - a.length)) {
    const place = `${start} ${length}`;
    // What was taken before is as long or longer: where it overlaps, it covers an end.
    if (isTaken[start] === 0 && isTaken[start + length - 1] === 0) {
      found.set(place, { start, length, names: [] });
      isTaken.fill(1, start, start + length);
    }
    found.get(place)?.names.push(name);
  }
  return [...found.values()]
    .map(({ names, ...place }) => ({ ...place, names: [...new Set(names)] }))
    .toSorted((a, b) => a.start - b.start);
}

function explainLiteral(text: ContentText, { start, length, names }: Literal): Diagnostic {
  const written = text.text.slice(start, start + length);
  const braced = names.map((name) => `{{${name}}}`);
  return {
    rule: 'text/literal-constant',
    ...placeOf(text, { start, length }),
    message: `"${written}" is ${names.length === 1 ? `the shared value "${names[0]}"` : 'a shared value'}.`,
    fix: `Write ${braced.join(' or ')}${names.length === 1 ? '' : ', whichever is meant'}, so that one change reaches every page.`,
  };
}

/** A value with what finds it, whole: no part of a longer number or word. */
type LiteralPattern = ReturnType<typeof buildLiteralPattern>;

const notAfterDigit = '(?<![0-9][.,]?)';
const notBeforeDigit = '(?![.,]?[0-9])';
const isPhone = /^\(\d{3}\) \d{3}-\d{4}$/u;
const gap = String.raw`[\s\u00a0]`;

/** What finds a constant: words in texts of its language, all else in any. */
function buildLiteralPattern({ name, language, form, printed }: Constant) {
  const value = printed.trim();
  // The digits of a value stand in a text as often as the value does, whatever is between them.
  const everywhere = { name, language: undefined, digits: digitsOf(value) };
  if (isPhone.test(value)) return { ...everywhere, pattern: findPhone(value) };
  if (form === 'percent') return { ...everywhere, pattern: findPercent(value) };
  if (form === 'money') return { ...everywhere, pattern: findMoney(value) };
  return { ...everywhere, language: form === 'sign' ? undefined : language, pattern: findWords(value) };
}

/** A text without all that is no digit. */
function digitsOf(text: string): string {
  return text.replace(/\D/gu, '');
}

/** Ten digits with any of the usual signs between them, with or without the country's 1. */
function findPhone(printed: string): RegExp {
  const digits = digitsOf(printed).slice(-10).split('');
  const between = String.raw`[\s\u00a0().\u2010-\u2015-]*`;
  const phone = String.raw`(?:\+?1${between})?\(?${digits.join(between)}`;
  return new RegExp(`${notAfterDigit}${phone}(?![0-9])`, 'g');
}

function findPercent(printed: string): RegExp {
  const number = RegExp.escape(printed.replace(/[^\d.]/gu, ''));
  const percent = String.raw`${number}${gap}?(?:[${Object.values(percentSigns).join('')}]|per ?cent\b)`;
  return new RegExp(`${notAfterDigit}${percent}${notBeforeDigit}`, 'gi');
}

/** The amount with a dollar sign, or with the word that the language prints beside it. */
function findMoney(printed: string): RegExp {
  const amount = digitsOf(printed);
  const number = `${amount.replace(/\B(?=(?:\d{3})+$)/gu, ',?')}(?:\\.00)?`;
  const word = RegExp.escape(printed.replace(/[\d.,]/gu, '').trim());
  const mark = `(?:(?:US)?\\$|USD|dollars?${word === '' || word === '\\$' ? '' : `|${word}`})`;
  const money = `${mark}${gap}?${number}|${number}${gap}?${mark}`;
  return new RegExp(`${notAfterDigit}(?:${money})${notBeforeDigit}`, 'gi');
}

/** The exact words; a digit at the start may stand beside a letter, as after an Arabic "and". */
function findWords(printed: string): RegExp {
  const words = printed.split(/\s+/u).map(RegExp.escape).join(`${gap}+`);
  const start = /^\D/u.test(printed) || !/\s/u.test(printed) ? `(?<!${letter})` : notAfterDigit;
  return new RegExp(`${start}${words}(?!${letter})`, 'gi');
}
