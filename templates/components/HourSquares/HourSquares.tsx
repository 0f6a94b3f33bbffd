/**
 * A duration in squares of one unit: filled when certain, outlined when possible. The text beside it contains
 * the same information.
 */

export type HourSquaresProps = {
  /** The first square, counted from 0. @default 0 */
  readonly from?: number;
  /** Exclusive ends of the filled squares and of the outlined squares after them, counted from 0. */
  readonly certainEnd: number;
  readonly possibleEnd: number;
  /** Number of squares that fit in the width, so that several drawings have the same scale. */
  readonly maxSquares: number;
};

/** Size of a square, and the distance between the starts of two squares, in units of the drawing. */
const size = 9;
const step = 12;

/** Returns a row of squares, mirrored in right-to-left languages. */
export function HourSquares({ from = 0, certainEnd, possibleEnd, maxSquares }: HourSquaresProps) {
  const squares = Array.from({ length: possibleEnd - from }, (_, index) => from + index);
  return (
    <svg
      className="hour-squares icon-flip"
      viewBox={`0 0 ${maxSquares * step} 12`}
      width="288"
      stroke="currentColor"
      aria-hidden="true"
    >
      {squares.map((square) => (
        <rect
          key={square}
          x={square * step + 1}
          y="1"
          width={size}
          height={size}
          fill={square < certainEnd ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  );
}
