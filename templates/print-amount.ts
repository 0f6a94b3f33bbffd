/** Prints a bail amount and its fee for a table, or the text that replaces an amount. */
import type { CountyFacts, Filled, OffencesText } from '../schema/index.ts';
import type { Printer } from './contract/page-context.ts';

/** An amount of the facts, or its replacement. */
export type BailAmount = Pick<CountyFacts['amounts'][number], 'from' | 'to' | 'instead'>;

/** Shown instead of a fee when no amount is set in advance. */
const noFee = '–';

/** Returns the cells of a row. Without an amount there is no fee to compute. */
export function printAmount(
  { from, to, instead }: BailAmount,
  texts: Filled<OffencesText>['instead'],
  print: Pick<Printer, 'money' | 'moneyRange' | 'premium'>,
): { readonly bail: string; readonly fee: string } {
  if (from === undefined) return { bail: texts[instead ?? 'judge'], fee: noFee };
  const premium = to === undefined ? undefined : print.premium(to);
  return { bail: print.moneyRange(from, to), fee: print.moneyRange(print.premium(from), premium) };
}
