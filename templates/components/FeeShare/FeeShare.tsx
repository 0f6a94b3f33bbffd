/** Ten squares: the fee, and the amount owed after a missed court date. Also used inside an island. */
import type { ReactNode } from 'react';
import { Text } from '../../rendering/island-context.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';

/** A labeled segment of the bar: its accessible description and its explanation. */
export type BarSegment = { readonly drawn: string; readonly meaning: ReactNode };

export type FeeShareProps = {
  /** The fee in percent of the bail amount. */
  readonly ratePercent: number;
  readonly fee: BarSegment;
  readonly bail: BarSegment;
};

/**
 * The percentage that one square represents; in units of the drawing its size, the distance between the starts of
 * two squares, and the inset and size of its fill.
 */
const percentPerSquare = 10;
const size = 30;
const distance = 36;
const fill = { inset: 4.5, size: 21 };
const width = distance * 9 + size + 2;

/** Fee squares are filled and outlined: after a missed court date all ten are owed in addition to the fee. */
export function FeeShare({ ratePercent, fee, bail }: FeeShareProps) {
  const filled = Array.from({ length: Math.ceil(ratePercent / percentPerSquare) }, (_, index) => index);
  return (
    <div className="fee-share">
      <p>{fee.meaning}</p>
      <svg
        className="mirrored"
        viewBox={`0 0 ${width} ${size + 22}`}
        // Size when the style sheet is missing; the style sheet overrides it.
        width="320"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        role="img"
        aria-label={`${fee.drawn}. ${bail.drawn}.`}
      >
        <path
          d={`M1 10V1H${(ratePercent / percentPerSquare) * distance - 5}V10M1 ${size + 12}v9H${width - 1}v-9`}
        />
        {Array.from({ length: 100 / percentPerSquare }, (_, index) => (
          <rect key={index} x={index * distance + 1} y="12" width={size} height={size - 2} />
        ))}
        {filled.map((index) => (
          <rect
            key={index}
            x={index * distance + 1 + fill.inset}
            y={12 + fill.inset}
            width={
              (Math.min(percentPerSquare, ratePercent - index * percentPerSquare) / percentPerSquare) *
              fill.size
            }
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

export function ShareMeaning({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <>
      <Bidi as="b" text={title} />
      <Text> </Text>
      <Bidi as="span" text={note} />
    </>
  );
}
