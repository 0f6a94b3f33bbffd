/**
 * The numbered squares of a map. A line connects squares to a city that is not next to them; an arrow marks a city
 * beyond the edge.
 */
import { Lead } from './MapNamesText.tsx';
import type { MapMark, MapSide } from './map-panel.ts';
import type { MarkGroup, MarkSquare } from './place-marks.ts';

const arrows: Readonly<Record<MapSide, string>> = {
  north: '-5,9 0,3 5,9',
  east: '-9,-5 -3,0 -9,5',
  south: '-5,-9 0,-3 5,-9',
  west: '9,-5 3,0 9,5',
};
const kinds: readonly MapMark['kind'][] = ['jail', 'court', 'office'];

export type MapSquaresProps = {
  readonly groups: readonly MarkGroup[];
  /** Prefix of the ids of the list rows to which the squares link. Without it they are not links. */
  readonly rows?: string | undefined;
};

/** Draws all lines first, so that no line crosses a square. */
export function MapSquares({ groups, rows }: MapSquaresProps) {
  const squares = groups.flatMap((group) => group.squares);
  return (
    <>
      {groups.map(({ location, aside }) =>
        aside === undefined ? null : <Lead key={location.id} from={location} to={aside} />,
      )}
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
      {kinds.map((kind) => {
        const own = squares.filter((square) => square.kind === kind);
        return own.length === 0 ? null : <Squares key={kind} squares={own} kind={kind} rows={rows} />;
      })}
    </>
  );
}

type SquaresProps = Pick<MapSquaresProps, 'rows'> & {
  readonly squares: readonly MarkSquare[];
  readonly kind: MapMark['kind'];
};

/**
 * Returns a square: outlined for courts, filled for other places. Its link is for pointers only, because keyboards
 * and screen readers reach the list rows directly.
 */
function Squares({ squares, kind, rows }: SquaresProps) {
  const isCourt = kind === 'court';
  const shape = isCourt ? 'area-map__shape' : undefined;
  return (
    <g
      className={isCourt ? undefined : 'area-map__mark'}
      pointerEvents={rows === undefined ? undefined : 'auto'}
    >
      {rows === undefined ? (
        <>
          <path className={shape} d={squares.map(squarePath).join('')} />
          {squares.map((square) => (
            <SquareLabel key={`${square.x} ${square.y}`} square={square} />
          ))}
        </>
      ) : (
        squares.map((square) => (
          <a key={square.label} href={`#${rows}${Number.parseInt(square.label, 10)}`} tabIndex={-1}>
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
