/** How a shared value looks when somebody types it out, whatever the spaces and signs between its digits. */

/** A shared value as a language prints it. */
export type PrintedConstant = { readonly language: string; readonly name: string; readonly printed: string };

/** A value with the pattern that finds it. */
export type LiteralPattern = {
  readonly name: string;
  readonly pattern: RegExp;
  /** Tag of the language in whose texts it is looked for; undefined looks in all. */
  readonly language: string | undefined;
};

const noDigitBefore = String.raw`(?<![\p{N}]|\p{N}[.,])`;
const noDigitAfter = String.raw`(?![\p{N}]|[.,]\p{N})`;
const gap = String.raw`[\s\u00a0]`;

/** The pattern of a constant; `kind` is that of its figure, undefined for the settings of the agency. */
export function buildLiteralPattern(constant: PrintedConstant, kind: string | undefined): LiteralPattern {
  const { name, language } = constant;
  const printed = constant.printed.replace(/[\u2066-\u2069]/gu, '').trim();
  const everywhere = { name, language: undefined };
  if (name === 'phone' || name === 'alternatePhone') return { ...everywhere, pattern: phonePattern(printed) };
  if (name === 'email') return { ...everywhere, pattern: wordsPattern(printed) };
  if (name === 'license') return { ...everywhere, pattern: codePattern(printed) };
  if (kind === 'percent') return { ...everywhere, pattern: percentPattern(printed) };
  if (kind === 'money' || kind === 'premium') return { ...everywhere, pattern: moneyPattern(printed) };
  return { name, language, pattern: wordsPattern(printed) };
}

/** Ten digits with any of the usual signs between them, with or without the country's 1. */
function phonePattern(printed: string): RegExp {
  const digits = printed.replace(/\D/gu, '').slice(-10).split('');
  const between = String.raw`[\s\u00a0().\u2010-\u2015-]*`;
  return new RegExp(String.raw`(?<!\d)(?:\+?1${between})?\(?${digits.join(between)}(?!\d)`, 'gu');
}

function percentPattern(printed: string): RegExp {
  const number = asPattern(printed.replace(/[^\d.]/gu, ''));
  return new RegExp(`${noDigitBefore}${number}${gap}?(?:[%٪]|percent\\b|per cent\\b)`, 'giu');
}

/** The amount with a dollar sign, or with the word that the language prints beside it. */
function moneyPattern(printed: string): RegExp {
  const amount = printed.replace(/\D/gu, '');
  const number = `${amount.replace(/\B(?=(?:\d{3})+$)/gu, ',?')}(?:\\.00)?`;
  const word = asPattern(printed.replace(/[\d.,]/gu, '').trim());
  const mark = `(?:US)?\\$|USD|dollars?${word === '' || word === '\\$' ? '' : `|${word}`}`;
  const before = `(?:${mark})${gap}?${number}${noDigitAfter}`;
  const after = `${noDigitBefore}${number}${gap}?(?:${mark})`;
  return new RegExp(`${before}|${after}`, 'giu');
}

function codePattern(printed: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${asPattern(printed)}(?![\p{L}\p{N}])`, 'giu');
}

/** The exact words; a digit at an end may stand beside a letter, as after an Arabic "and". */
function wordsPattern(printed: string): RegExp {
  const words = asPattern(printed).replace(/[\s\u00a0]+/gu, `${gap}+`);
  const before = /^\p{N}/u.test(printed) ? noDigitBefore : String.raw`(?<![\p{L}\p{N}])`;
  return new RegExp(String.raw`${before}${words}(?![\p{L}\p{N}])`, 'giu');
}

function asPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}
