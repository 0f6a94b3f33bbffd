/** Examples of what is paid: bail amounts with their premium. */
import type { PremiumExample } from '../../page-context.ts';
import { RecordTable } from '../RecordTable/RecordTable.tsx';

export type PremiumTableProps = {
  /** Caption and the two heads of columns. */
  readonly words: { readonly caption: string; readonly bail: string; readonly fee: string };
  /** The examples, smallest first. */
  readonly examples: readonly PremiumExample[];
};

/** The table of premium examples. */
export function PremiumTable({ words, examples }: PremiumTableProps) {
  return (
    <RecordTable
      caption={words.caption}
      columns={[words.bail, words.fee]}
      rows={examples.map(({ bail, fee }) => [bail, fee])}
    />
  );
}
