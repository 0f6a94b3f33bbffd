/** A table of bail amounts with their premium, and a drawing of the premium rate. */
import type { PremiumExample } from '../../page-context.ts';
import { BailSquares, type BarSegment, SquaresMeaning } from '../BailSquares/BailSquares.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';

type SquaresCopy = { readonly drawn: string; readonly title: string; readonly note: string };

export type PremiumTableProps = {
  /** Caption, both column headings, and the explanations of the squares below the table. */
  readonly copy: {
    readonly caption: string;
    readonly bail: string;
    readonly fee: string;
    readonly squares: Readonly<Record<'fee' | 'bail', SquaresCopy>>;
  };
  /** The fee in percent of the bail amount. */
  readonly ratePercent: number;
  /** The examples, smallest first. */
  readonly examples: readonly PremiumExample[];
};

export function PremiumTable({ copy, ratePercent, examples }: PremiumTableProps) {
  return (
    <>
      <DataTable
        caption={copy.caption}
        columns={[
          { label: copy.bail, figure: true },
          { label: copy.fee, figure: true },
        ]}
        rows={examples.map(({ bail, fee }) => [printAmount(bail), printAmount(fee)])}
      />
      <PremiumSquares copy={copy.squares} ratePercent={ratePercent} />
    </>
  );
}

export type PremiumSquaresProps = Pick<PremiumTableProps, 'ratePercent'> & {
  /** The explanations of the fee and of the whole amount. */
  readonly copy: PremiumTableProps['copy']['squares'];
};

export function PremiumSquares({ copy, ratePercent }: PremiumSquaresProps) {
  return <BailSquares ratePercent={ratePercent} fee={segmentOf(copy.fee)} bail={segmentOf(copy.bail)} />;
}

function segmentOf({ drawn, ...meaning }: SquaresCopy): BarSegment {
  return { drawn, meaning: <SquaresMeaning {...meaning} /> };
}

function printAmount(amount: string) {
  return <bdi dir="ltr">{amount}</bdi>;
}
