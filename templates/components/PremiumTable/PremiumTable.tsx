/** A table of bail amounts with their premium, and a drawing of the premium rate. */
import type { PremiumExample } from '../../contract/page-context.ts';
import { BailSquares, type BarSegment, SquaresMeaning } from '../BailSquares/BailSquares.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';

type SquaresTexts = { readonly drawn: string; readonly title: string; readonly note: string };

export type PremiumTableProps = {
  /** Caption, both column headings, and the explanations of the squares below the table. */
  readonly texts: {
    readonly caption: string;
    readonly bail: string;
    readonly fee: string;
    readonly squares: Readonly<Record<'fee' | 'bail', SquaresTexts>>;
  };
  /** The fee in percent of the bail amount. */
  readonly ratePercent: number;
  /** The examples, smallest first. */
  readonly examples: readonly PremiumExample[];
};

export function PremiumTable({ texts, ratePercent, examples }: PremiumTableProps) {
  return (
    <>
      <DataTable
        caption={texts.caption}
        columns={[
          { label: texts.bail, figure: true },
          { label: texts.fee, figure: true },
        ]}
        rows={examples.map(({ bail, fee }) => [printAmount(bail), printAmount(fee)])}
      />
      <PremiumSquares texts={texts.squares} ratePercent={ratePercent} />
    </>
  );
}

export type PremiumSquaresProps = Pick<PremiumTableProps, 'ratePercent'> & {
  /** The explanations of the fee and of the whole amount. */
  readonly texts: PremiumTableProps['texts']['squares'];
};

export function PremiumSquares({ texts, ratePercent }: PremiumSquaresProps) {
  return <BailSquares ratePercent={ratePercent} fee={segmentOf(texts.fee)} bail={segmentOf(texts.bail)} />;
}

function segmentOf({ drawn, ...meaning }: SquaresTexts): BarSegment {
  return { drawn, meaning: <SquaresMeaning {...meaning} /> };
}

function printAmount(amount: string) {
  return <bdi dir="ltr">{amount}</bdi>;
}
