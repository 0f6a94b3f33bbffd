import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { Problem } from '../../../schema/rule.ts';
import { percentSigns } from '../../../templates/typefaces/digits.ts';
import { type ContentText, locationOf } from '../../content/content-text.ts';
import { findAll } from '../../content/find-patterns.ts';
import type { SharedValueText } from '../../content/print-shared-values.ts';
import { letter } from '../../text/term-pattern.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const textLiteralConstant = {
  id: 'text/literal-constant',
  severity: 'error',
  summary: 'Shared values are written as placeholders.',
  supersedes: ['i18n/placeholder'],
  runOnUnit: ({ texts, sharedValues }: Pick<UnitContext, 'texts' | 'sharedValues'>) => {
    const patterns = patternsOf(sharedValues);
    return texts
      .filter(({ role }) => role === 'ordinary')
      .flatMap((text) => findLiterals(text, patterns).map((literal) => literalDiagnostic(text, literal)));
  },
} satisfies Rule;

/** Longer values are not searched, because writers do not type them. */
const maxLiteralLength = 200;

/** A value that is searched in every text has one pattern for all languages that print it in the same way. */
const patternsOf = memoizePerObject((values: readonly SharedValueText[]) => {
  const patterns = values
    .filter(
      ({ isDistinctive, printed }) =>
        isDistinctive && printed.trim() !== '' && printed.length <= maxLiteralLength,
    )
    .map(buildLiteralPattern);
  const keyOf = ({ name, language, pattern }: LiteralPattern) => `${name} ${language} ${pattern.source}`;
  return [...Map.groupBy(patterns, keyOf).values()].flatMap(([first]) => first ?? []);
});

type Literal = ReturnType<typeof findLiterals>[number];

/** Ignores values inside a longer one: "from 2 to 4 hours" contains no second "4 hours". */
function findLiterals({ text, language }: ContentText, patterns: readonly LiteralPattern[]) {
  if (!/[\d@]/u.test(text)) return [];
  const digits = digitsOf(text);
  const hits = patterns
    .filter((value) => value.language === undefined || value.language === language)
    .filter((value) => digits.includes(value.digits))
    .flatMap(({ name, pattern }) => findAll(text, pattern).map((location) => ({ name, ...location })));
  const found = new Map<string, { start: number; length: number; names: string[] }>();
  const taken = new Uint8Array(text.length);
  for (const { name, start, length } of hits.toSorted((a, b) => b.length - a.length)) {
    const location = `${start} ${length}`;
    // Earlier hits are at least as long, so an overlapping hit covers an end of this one.
    if (taken[start] === 0 && taken[start + length - 1] === 0) {
      found.set(location, { start, length, names: [] });
      taken.fill(1, start, start + length);
    }
    found.get(location)?.names.push(name);
  }
  return [...found.values()]
    .map(({ names, ...location }) => ({ ...location, names: [...new Set(names)] }))
    .toSorted((a, b) => a.start - b.start);
}

function literalDiagnostic(text: ContentText, { start, length, names }: Literal): Problem {
  const literal = text.text.slice(start, start + length);
  const braced = names.map((name) => `{{${name}}}`);
  return {
    ...locationOf(text, { start, length }),
    message: `"${literal}" is ${names.length === 1 ? `the shared value "${names[0]}"` : 'a shared value'}.`,
    fix: `Write ${braced.join(' or ')}${names.length === 1 ? '' : ', whichever is meant'}, so that one edit changes every page.`,
  };
}

/** A value and its pattern. The pattern does not match inside a longer number or word. */
type LiteralPattern = ReturnType<typeof buildLiteralPattern>;

const notAfterDigit = '(?<![0-9][.,]?)';
const notBeforeDigit = '(?![.,]?[0-9])';
const phonePattern = /^\(\d{3}\) \d{3}-\d{4}$/u;
const gap = String.raw`[\s\u00a0]`;

/** Words are searched in texts of their language, other values in every text. */
function buildLiteralPattern({ name, language, form, printed }: SharedValueText) {
  const value = printed.trim();
  // A text without these digits cannot contain the value.
  const everywhere = { name, language: undefined, digits: digitsOf(value) };
  if (phonePattern.test(value)) return { ...everywhere, pattern: buildPhonePattern(value) };
  if (form === 'percent') return { ...everywhere, pattern: buildPercentPattern(value) };
  if (form === 'money') return { ...everywhere, pattern: buildMoneyPattern(value) };
  return {
    ...everywhere,
    language: form === 'sign' ? undefined : language,
    pattern: buildWordPattern(value),
  };
}

const digitsOf = (text: string): string => text.replace(/\D/gu, '');

/** The ten digits with the usual separators, with or without the country code 1. */
function buildPhonePattern(printed: string): RegExp {
  const digits = digitsOf(printed).slice(-10).split('');
  const between = String.raw`[\s\u00a0().\u2010-\u2015-]*`;
  const phone = String.raw`(?:\+?1${between})?\(?${digits.join(between)}`;
  return new RegExp(`${notAfterDigit}${phone}(?![0-9])`, 'g');
}

function buildPercentPattern(printed: string): RegExp {
  const number = RegExp.escape(printed.replace(/[^\d.]/gu, ''));
  const percent = String.raw`${number}${gap}?(?:[${Object.values(percentSigns).join('')}]|per ?cent\b)`;
  return new RegExp(`${notAfterDigit}${percent}${notBeforeDigit}`, 'gi');
}

/** With a dollar sign, or with the word for dollars in the language. */
function buildMoneyPattern(printed: string): RegExp {
  const amount = digitsOf(printed);
  const number = `${amount.replace(/\B(?=(?:\d{3})+$)/gu, ',?')}(?:\\.00)?`;
  const word = RegExp.escape(printed.replace(/[\d.,]/gu, '').trim());
  const currency = `(?:(?:US)?\\$|USD|dollars?${word === '' || word === '\\$' ? '' : `|${word}`})`;
  const money = `${currency}${gap}?${number}|${number}${gap}?${currency}`;
  return new RegExp(`${notAfterDigit}(?:${money})${notBeforeDigit}`, 'gi');
}

/** Several words that begin with a digit may follow a letter, such as the Arabic prefix for "and". */
function buildWordPattern(printed: string): RegExp {
  const words = printed.split(/\s+/u).map(RegExp.escape).join(`${gap}+`);
  const start = /^\D/u.test(printed) || !/\s/u.test(printed) ? `(?<!${letter})` : notAfterDigit;
  return new RegExp(`${start}${words}(?!${letter})`, 'gi');
}
