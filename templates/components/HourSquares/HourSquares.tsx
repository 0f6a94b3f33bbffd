/** A time in squares of one unit each: filled for sure, open where it may be. The words beside it say the same. */

export type HourSquaresProps = {
  /** The first filled square, counted from 0. @default 0 */
  readonly from?: number;
  /** Where the filled squares end, and where the open ones that follow them end. */
  readonly sure: number;
  readonly most: number;
  /** How many squares the drawing has room for, so that several stand in one scale. */
  readonly room: number;
};

/** Size of a square and distance of two, in units of the drawing. */
const size = 9;
const distance = 12;

/** A row of squares, from the start of the line. */
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
