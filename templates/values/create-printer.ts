/** Prints facts in the language of a page, for templates. */
import type { Filled, SiteContent, Ui } from '../../schema/index.ts';
import type { PhoneLink, PrintedDate, Printer } from '../page-context.ts';
import { formatPhone, formatTableMoney } from './formats.ts';
import { premiumOf } from './print-figures.ts';

/** What printing needs of a language. */
export type PrinterInput = {
  readonly business: SiteContent['facts']['business'];
  readonly directory: SiteContent['facts']['directory'];
  readonly figures: Filled<Ui>['figures'];
  /** Words after an amount without an upper end. */
  readonly openRange: string;
};

/** A printer for one language. */
export function createPrinter({ business, directory, figures, openRange }: PrinterInput): Printer {
  return {
    phone: (name) => printNumber(name, directory),
    money: formatTableMoney,
    moneyRange: (from, to) => {
      if (to === from) return formatTableMoney(from);
      if (to === undefined) return `${formatTableMoney(from)} ${openRange}`;
      return figures.tableMoneyRange({ from: formatTableMoney(from), to: formatTableMoney(to) });
    },
    premium: (amount) => premiumOf(amount, business),
    fullDate: (iso) => printDate(iso, figures),
    monthAndYear: (iso) => printDate(iso, figures),
  };
}

/** A number of the directory as a link. */
export function printNumber(name: string, { numbers }: SiteContent['facts']['directory']): PhoneLink {
  const entry = numbers[name];
  if (entry === undefined) throw new TypeError(`number ${name} of the directory: checked before`);
  return printPhone(entry.number);
}

/** A telephone number in E.164 form as a link; it takes no text messages. */
export function printPhone(number: string): PhoneLink {
  return { href: `tel:${number}`, text: formatPhone(number) };
}

/** `2026-11-20` or `2026-11` in the pattern of a language. */
function printDate(iso: string, figures: Filled<Ui>['figures']): PrintedDate {
  const [year = '', monthNumber = '', day] = iso.split('-');
  const month = figures.months[Number(monthNumber) - 1] ?? monthNumber;
  const text =
    day === undefined
      ? figures.monthAndYear({ month, year })
      : figures.fullDate({ month, day: String(Number(day)), year });
  return { iso, text };
}
