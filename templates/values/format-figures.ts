import { expectDefined } from '../../schema/expect-defined.ts';
import type { Business, Figure, Plural, Ui } from '../../schema/index.ts';
import type { Translator } from '../contract/language-tools.ts';
import { formatNumber } from './formats.ts';
import { premiumOf } from './premium.ts';

export type FigureFormatInput = {
  readonly translator: Translator;
  readonly texts: Ui['figures'];
  readonly numberLocale: string;
};

type Duration = FigureOfKind<'duration'>;

type Printed = Record<string, string>;

export function formatFigures(business: Business, input: FigureFormatInput): Printed {
  const printed: Printed = {};
  for (const [name, figure] of Object.entries(business.figures)) {
    Object.assign(printed, formatFigure(name, figure, business, input));
  }
  return printed;
}

type FigureOfKind<Kind extends Figure['kind']> = Extract<Figure, { readonly kind: Kind }>;

export function figureOf<Kind extends Figure['kind']>(
  name: string,
  kind: Kind,
  business: Business,
): FigureOfKind<Kind> {
  const isOfKind = (figure: Figure | undefined): figure is FigureOfKind<Kind> => figure?.kind === kind;
  const figure = business.figures[name];
  return expectDefined(isOfKind(figure) ? figure : undefined, `The figure ${name} of kind ${kind}`);
}

export function premiumRateOf(business: Business): number {
  return figureOf(business.premiumRate, 'percent', business).value;
}

export function amountOf(name: string, business: Business): number {
  return figureOf(name, 'money', business).amount;
}

/** An amount, its premium, or a share of the premium, by name in whole US dollars. */
export function dollarsOf(name: string, business: Business): number {
  const figure = business.figures[name];
  if (figure?.kind !== 'premium') return amountOf(name, business);
  const percent = (premiumRateOf(business) * (figure.percent ?? 100)) / 100;
  return premiumOf(amountOf(figure.of, business), percent);
}

export function rangeOf(name: string, business: Business): { readonly from: number; readonly to: number } {
  return figureOf(name, 'moneyRange', business);
}

function formatFigure(name: string, figure: Figure, business: Business, input: FigureFormatInput): Printed {
  switch (figure.kind) {
    case 'percent':
      return { [name]: `${formatNumber(figure.value, input.numberLocale)}%` };
    case 'money':
      return { [name]: printMoney(figure.amount, input) };
    case 'premium':
      return { [name]: printMoney(dollarsOf(name, business), input) };
    case 'moneyRange':
      return { [name]: printMoneyRange(figure, input) };
    case 'count':
      return { [name]: formatNumber(figure.value, input.numberLocale) };
    case 'age':
      return printAge(name, figure.years, input);
    case 'duration':
      return printDurationForms(name, figure, input);
  }
}

function printMoney(amount: number, { translator, texts, numberLocale }: FigureFormatInput): string {
  return translator.plural(texts.money, amount, { amount: formatNumber(amount, numberLocale) });
}

function printMoneyRange({ from, to }: { from: number; to: number }, input: FigureFormatInput): string {
  const { translator, texts, numberLocale } = input;
  return translator.fill(texts.moneyRange, {
    from: formatNumber(from, numberLocale),
    to: formatNumber(to, numberLocale),
    toMoney: printMoney(to, input),
  });
}

function printAge(name: string, years: number, { translator, texts }: FigureFormatInput): Printed {
  const values = { years, yearsCounted: translator.plural(texts.units.year, years, {}) };
  return {
    [name]: String(years),
    [`${name}AtLeast`]: translator.fill(texts.ageAtLeast, values),
    [`${name}Under`]: translator.fill(texts.ageUnder, values),
  };
}

function printDurationForms(name: string, figure: Duration, input: FigureFormatInput): Printed {
  const { translator, texts } = input;
  const duration = printDuration(figure, input);
  if (figure.from !== undefined) return { [name]: duration };
  return {
    [name]: duration,
    [`${name}Within`]: translator.fill(texts.durationWithin, { duration }),
    [`${name}Under`]: translator.fill(texts.durationUnder, { duration }),
    [`${name}UpTo`]: translator.fill(texts.durationUpTo, { duration }),
    [`${name}AsLittleAs`]: translator.fill(texts.durationAsLittleAs, { duration }),
  };
}

function printDuration({ from, to, unit }: Duration, { translator, texts }: FigureFormatInput): string {
  const forms: Plural = texts.units[unit];
  const toCounted = translator.plural(forms, to, {});
  if (from === undefined) return toCounted;
  const fromCounted = translator.plural(forms, from, {});
  const range = texts.durationRange;
  // A number written as a word includes its noun: "من ساعة إلى ساعتين".
  const hasDigits = fromCounted.includes(String(from));
  const pattern = hasDigits ? range.digitFirst : range.wordFirst;
  return translator.fill(pattern, { from, fromCounted, toCounted });
}
