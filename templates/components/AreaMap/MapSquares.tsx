/**
 * The numbered squares of a map. An arrow points to a city beyond the edge.
 */
import type { MapMark, MapSide } from './map-panel.ts';
import type { MarkGroup, MarkSquare } from './place-marks.ts';

const arrows: Readonly<Record<MapSide, string>> = {
  north: '-5,9 0,3 5,9',
  east: '-9,-5 -3,0 -9,5',
  south: '-5,-9 0,-3 5,-9',
  west: '9,-5 3,0 9,5',
};
const drawingOrder: readonly MapMark['kind'][] = ['jail', 'court', 'office'];

export type MapSquaresProps = {
  readonly groups: readonly MarkGroup[];
  /** Prefix of the ids of the list rows to which the squares link. Without it they are not links. */
  readonly rowIdPrefix?: string | undefined;
};

export function MapSquares({ groups, rowIdPrefix }: MapSquaresProps) {
  const squares = groups.flatMap((group) => group.squares);
  return (
    <>
      {groups.map(({ location: { id, x, y, beyond } }) =>
        beyond === undefined ? null : (
          <polyline
            key={id}
            points={arrows[beyond]}
            transform={`translate(${x} ${y})`}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        ),
      )}
      {drawingOrder.map((kind) => {
        const squaresOfKind = squares.filter((square) => square.kind === kind);
        return squaresOfKind.length === 0 ? null : (
          <Squares key={kind} squares={squaresOfKind} kind={kind} rowIdPrefix={rowIdPrefix} />
        );
      })}
    </>
  );
}

type SquaresProps = Pick<MapSquaresProps, 'rowIdPrefix'> & {
  readonly squares: readonly MarkSquare[];
  readonly kind: MapMark['kind'];
};

/**
 * Returns the squares of one kind: outlined for courts, filled for other places. Their links are for pointers
 * only, because users of keyboards and screen readers reach the list rows directly.
 */
function Squares({ squares, kind, rowIdPrefix }: SquaresProps) {
  const isCourt = kind === 'court';
  const shape = isCourt ? 'area-map__shape' : undefined;
  return (
    <g
      className={isCourt ? 'area-map__courts' : 'area-map__mark'}
      pointerEvents={rowIdPrefix === undefined ? undefined : 'auto'}
    >
      {rowIdPrefix === undefined ? (
        <>
          <path className={shape} d={squares.map(squarePath).join('')} />
          {squares.map((square) => (
            <SquareLabel key={`${square.x} ${square.y}`} square={square} />
          ))}
        </>
      ) : (
        squares.map((square) => (
          <a key={square.label} href={`#${rowIdPrefix}${Number.parseInt(square.label, 10)}`} tabIndex={-1}>
            <path className={shape} d={squarePath(square)} />
            <SquareLabel square={square} />
          </a>
        ))
      )}
    </g>
  );
}

function SquareLabel({ square: { label, x, y, width, height } }: { readonly square: MarkSquare }) {
  return label === '' ? null : (
    <text x={x + width / 2} y={y + height / 2}>
      {label}
    </text>
  );
}

function squarePath({ x, y, width, height }: MarkSquare): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}
