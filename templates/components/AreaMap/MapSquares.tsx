/** The numbered squares of a map, with a line to a city where they stand aside, or an arrow where it lies beyond the edge. */
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

export type MapSquaresProps = { readonly groups: readonly MarkGroup[] };

/** All lines first, so that no square is crossed by one. */
export function MapSquares({ groups }: MapSquaresProps) {
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
        return own.length === 0 ? null : <Squares key={kind} squares={own} kind={kind} />;
      })}
    </>
  );
}

type SquaresProps = { readonly squares: readonly MarkSquare[]; readonly kind: MapMark['kind'] };

/** Courts are outlined, all others are filled. */
function Squares({ squares, kind }: SquaresProps) {
  const isCourt = kind === 'court';
  return (
    <g className={isCourt ? undefined : 'area-map__mark'}>
      <path className={isCourt ? 'area-map__shape' : undefined} d={squares.map(squarePath).join('')} />
      {squares.map(({ label, x, y, width, height }) => (
        <text key={`${x} ${y}`} x={x + width / 2} y={y + height / 2}>
          {label}
        </text>
      ))}
    </g>
  );
}

function squarePath({ x, y, width, height }: MarkSquare): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}
