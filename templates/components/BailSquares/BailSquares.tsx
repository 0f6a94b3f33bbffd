/** The bail amount as a bar of ten squares: what the fee is of it, and what is owed if court is missed. Scripts print it, too. */
import type { ReactNode } from 'react';
import { Text } from '../../island-context.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';

/** A part of the bar: what is drawn, for those who do not see it, and what it means. */
export type SquaresRow = { readonly drawn: string; readonly meaning: ReactNode };

export type BailSquaresProps = {
  /** The fee in percent of the bail amount. */
  readonly ratePercent: number;
  /** The fee, and what becomes of it. */
  readonly fee: SquaresRow;
  /** The whole bail amount, and when it is owed. */
  readonly bail: SquaresRow;
};

/** What a square stands for, in percent; its size, its distance to the next and the fill inside it, in units of the drawing. */
const each = 10;
const size = 30;
const distance = 36;
const fill = { inset: 4.5, size: 21 };
const width = distance * 9 + size + 2;

/**
 * One bar between what its first square means and what all ten mean. That square is filled and outlined, too: on a
 * missed date all ten are owed, on top of the fee.
 */
export function BailSquares({ ratePercent, fee, bail }: BailSquaresProps) {
  const filled = Array.from({ length: Math.ceil(ratePercent / each) }, (_, index) => index);
  return (
    <div className="bail-squares">
      <p>{fee.meaning}</p>
      <svg
        className="icon-flip"
        viewBox={`0 0 ${width} ${size + 22}`}
        // For a page whose style sheet did not come; the sheet has the last word.
        width="320"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        role="img"
        aria-label={`${fee.drawn}. ${bail.drawn}.`}
      >
        <path d={`M1 10V1H${(ratePercent / each) * distance - 5}V10M1 ${size + 12}v9H${width - 1}v-9`} />
        {Array.from({ length: 100 / each }, (_, index) => (
          <rect key={index} x={index * distance + 1} y="12" width={size} height={size - 2} />
        ))}
        {filled.map((index) => (
          <rect
            key={index}
            x={index * distance + 1 + fill.inset}
            y={12 + fill.inset}
            width={(Math.min(each, ratePercent - index * each) / each) * fill.size}
            height={fill.size - 2}
            fill="currentColor"
            stroke="none"
          />
        ))}
      </svg>
      <p>{bail.meaning}</p>
    </div>
  );
}

/** A meaning in words: its name, and under it what follows. */
export function SquaresMeaning({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <>
      <b>
        <Bidi text={title} />
      </b>
      <Text> </Text>
      <span>
        <Bidi text={note} />
      </span>
    </>
  );
}
