import { expectDefined } from '../../schema/expect-defined.ts';
import type { CountyFacts, Filled, OffencesText, SiteContent, Ui } from '../../schema/index.ts';
import type { Duration, PhoneLink, PrintedDate, Printer } from '../contract/page-context.ts';
import { dollarsOf, figureOf, premiumRateOf } from './format-figures.ts';
import { formatPhone } from './formats.ts';
import { formatDollars, premiumOf } from './premium.ts';

export type FormatterInput = {
  readonly business: SiteContent['facts']['business'];
  readonly directory: SiteContent['facts']['directory'];
  readonly figures: Filled<Ui>['figures'];
  /** Text after an amount without an upper end. */
  readonly openRange: string;
};

export function createFormatter({ business, directory, figures, openRange }: FormatterInput): Printer {
  return {
    phone: (name) => findPhone(name, directory),
    money: formatDollars,
    amount: (name) => formatDollars(dollarsOf(name, business)),
    moneyRange: (from, to) => {
      if (to === from) return formatDollars(from);
      if (to === undefined) return `${formatDollars(from)} ${openRange}`;
      return figures.tableMoneyRange({ from: formatDollars(from), to: formatDollars(to) });
    },
    duration: (name) => (name === undefined ? undefined : findDuration(name, business)),
    premium: (amount) => premiumOf(amount, premiumRateOf(business)),
    fullDate: (iso) => printDate(iso, figures),
    monthAndYear: (iso) => printDate(iso, figures),
  };
}

function findDuration(name: string, business: FormatterInput['business']): Duration {
  const { from, to } = figureOf(name, 'duration', business);
  return { from, to };
}

export function findPhone(name: string, { numbers }: SiteContent['facts']['directory']): PhoneLink {
  return printPhone(expectDefined(numbers[name], `The number ${name} of the directory`).number);
}

/** From E.164 form; not for text messages. */
export function printPhone(number: string): PhoneLink {
  return { href: `tel:${number}`, text: formatPhone(number) };
}

/** From `2026-11-20` or `2026-11`. */
function printDate(iso: string, figures: Filled<Ui>['figures']): PrintedDate {
  const [year = '', monthNumber = '', day] = iso.split('-');
  const month = figures.months[Number(monthNumber) - 1] ?? monthNumber;
  const text =
    day === undefined
      ? figures.monthAndYear({ month, year })
      : figures.fullDate({ month, day: String(Number(day)), year });
  return { iso, text };
}

export type BailAmount = Pick<CountyFacts['amounts'][number], 'from' | 'to' | 'instead'>;

/** Shown instead of a fee when no amount is set in advance. */
const noFee = '–';

/** Without an amount there is no fee to compute. */
export function printAmount(
  { from, to, instead }: BailAmount,
  texts: Filled<OffencesText>['instead'],
  print: Pick<Printer, 'money' | 'moneyRange' | 'premium'>,
): { readonly bail: string; readonly fee: string } {
  if (from === undefined) return { bail: texts[instead ?? 'judge'], fee: noFee };
  const premium = to === undefined ? undefined : print.premium(to);
  return { bail: print.moneyRange(from, to), fee: print.moneyRange(print.premium(from), premium) };
}
