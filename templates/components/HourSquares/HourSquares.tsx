/**
 * A duration in squares of one unit: filled when certain, outlined when possible. The text beside it says the same.
 */

export type HourSquaresProps = {
  /** The first filled square, counted from 0. @default 0 */
  readonly from?: number;
  /** End of the filled squares, and end of the outlined ones after them. */
  readonly sure: number;
  readonly most: number;
  /** Total number of squares, so that several drawings share a scale. */
  readonly room: number;
};

/** Size of a square and distance between two, in units of the drawing. */
const size = 9;
const distance = 12;

/** Returns a row of squares from the start edge. */
export function HourSquares({ from = 0, sure, most, room }: HourSquaresProps) {
  const squares = Array.from({ length: most - from }, (_, index) => from + index);
  return (
    <svg
      className="hour-squares icon-flip"
      viewBox={`0 0 ${room * distance} 12`}
      width="288"
      stroke="currentColor"
      aria-hidden="true"
    >
      {squares.map((square) => (
        <rect
          key={square}
          x={square * distance + 1}
          y="1"
          width={size}
          height={size}
          fill={square < sure ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  );
}
