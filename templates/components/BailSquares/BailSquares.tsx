/** The bail amount as ten squares: what the fee is of it, and what is owed if court is missed. Scripts print it, too. */
import type { ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';

/** A row: what is drawn, for those who do not see it, and what it means. */
export type SquaresRow = { readonly drawn: string; readonly meaning: ReactNode };

export type BailSquaresProps = {
  /** The fee in percent of the bail amount. */
  readonly ratePercent: number;
  /** The fee, and what becomes of it. */
  readonly fee: SquaresRow;
  /** The whole bail amount, and when it is owed. */
  readonly bail: SquaresRow;
};

/**
 * Two rows of one scale. The fee is filled, because it is paid; it stands apart, because it is no part of the bail: all
 * ten squares are owed on a missed date, not nine.
 */
export function BailSquares({ ratePercent, fee, bail }: BailSquaresProps) {
  return (
    <dl className="fact-list">
      <Row {...fee} percent={ratePercent} fill="currentColor" />
      <Row {...bail} percent={100} fill="none" />
    </dl>
  );
}

/** What a square stands for, in percent. */
const each = 10;
/** Squares side by side, and their distance in pixels. */
const perLine = 5;
const distance = 18;

type RowProps = SquaresRow & { readonly percent: number; readonly fill: string };

/** As many squares as the part needs, the last cut off where it ends. */
function Row({ drawn, meaning, percent, fill }: RowProps) {
  const squares = Array.from({ length: Math.ceil(percent / each) }, (_, index) => index);
  const width = distance * Math.min(perLine, squares.length);
  const height = distance * Math.ceil(squares.length / perLine);
  return (
    <div>
      <dt>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          fill={fill}
          stroke="currentColor"
          strokeWidth="2"
          role="img"
          aria-label={drawn}
        >
          {squares.map((index) => (
            <rect
              key={index}
              x={(index % perLine) * distance + 1}
              y={Math.floor(index / perLine) * distance + 1}
              width={(Math.min(each, percent - index * each) / each) * 13}
              height="13"
            />
          ))}
        </svg>
      </dt>
      <dd>{meaning}</dd>
    </div>
  );
}

/** A meaning in words: its name, and under it what follows. */
export function SquaresMeaning({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <>
      <Bidi text={title} />
      <small>
        <Bidi text={note} />
      </small>
    </>
  );
}
