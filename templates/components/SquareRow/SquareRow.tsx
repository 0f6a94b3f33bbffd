export type SquareRowProps = {
  readonly count: number;
  readonly filled: number;
  /** What the filled squares are. Hours are black; the fee has the color of the line. */
  readonly variant: 'fee' | 'hours';
};

/** Screen readers skip the row, because the figure beside it says the same. */
export function SquareRow({ count, filled, variant }: SquareRowProps) {
  return (
    <span className="square-row" data-variant={variant} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-filled={index < filled ? '' : undefined} />
      ))}
    </span>
  );
}

/** The percentage of the bail amount that one square represents. */
const percentPerSquare = 10;

export function FeeSquares({ ratePercent }: { readonly ratePercent: number }) {
  return (
    <SquareRow
      count={100 / percentPerSquare}
      filled={Math.ceil(ratePercent / percentPerSquare)}
      variant="fee"
    />
  );
}
