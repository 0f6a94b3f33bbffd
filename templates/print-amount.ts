/** A bail amount and its fee as a table prints them, or what stands in the place of an amount. */
import type { CountyFacts, Filled, OffencesText } from '../schema/index.ts';
import type { Printer } from './page-context.ts';

/** An amount of the facts, or its substitute. */
export type BailAmount = Pick<CountyFacts['amounts'][number], 'from' | 'to' | 'instead'>;

/** A sign for "no fee to compute", where no amount is set beforehand. */
const noFee = '–';

/** The cells of a row: without an amount there is no fee to compute. */
export function printAmount(
  { from, to, instead }: BailAmount,
  copy: Filled<OffencesText>['instead'],
  print: Pick<Printer, 'money' | 'moneyRange' | 'premium'>,
): { readonly bail: string; readonly fee: string } {
  if (from === undefined) return { bail: copy[instead ?? 'judge'], fee: noFee };
  const premium = to === undefined ? undefined : print.premium(to);
  return { bail: print.moneyRange(from, to), fee: print.moneyRange(print.premium(from), premium) };
}
