/** Examples of what is paid: bail amounts with their premium. */
import type { PremiumExample } from '../../page-context.ts';
import { DataTable } from '../DataTable/DataTable.tsx';

export type PremiumTableProps = {
  /** Caption and the two heads of columns. */
  readonly words: { readonly caption: string; readonly bail: string; readonly fee: string };
  /** The examples, smallest first. */
  readonly examples: readonly PremiumExample[];
};

/** The table of premium examples. */
export function PremiumTable({ words, examples }: PremiumTableProps) {
  return (
    <DataTable
      caption={words.caption}
      columns={[
        { label: words.bail, figure: true },
        { label: words.fee, figure: true },
      ]}
      rows={examples.map(({ bail, fee }) => [printAmount(bail), printAmount(fee)])}
    />
  );
}

function printAmount(amount: string) {
  return <bdi dir="ltr">{amount}</bdi>;
}
