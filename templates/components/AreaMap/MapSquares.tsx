/** The numbered squares of a city, with a line to it where they stand aside, or an arrow where it lies beyond the edge. */
import type { ReactNode } from 'react';
import type { MapMark, MapSide } from './map-panel.ts';
import { type MarkGroup, markSize } from './place-marks.ts';

const arrows: Readonly<Record<MapSide, string>> = {
  north: '-5,9 0,3 5,9',
  east: '-9,-5 -3,0 -9,5',
  south: '-5,-9 0,-3 5,-9',
  west: '9,-5 3,0 9,5',
};

/** Drawn around the city, so that wide screens can make all of it smaller at once. */
export function MapSquares({ group }: { readonly group: MarkGroup }) {
  const { spot, squares, aside } = group;
  const kinds: MapMark['kind'][] = ['jail', 'court', 'office'];
  return (
    <>
      {aside === undefined ? null : (
        <AtCity spot={spot}>
          <line x2={aside.x} y2={aside.y} stroke="currentColor" strokeWidth="1.5" />
        </AtCity>
      )}
      {spot.beyond === undefined ? null : (
        <AtCity spot={spot}>
          <polyline points={arrows[spot.beyond]} fill="none" stroke="currentColor" strokeWidth="2" />
        </AtCity>
      )}
      {kinds.map((kind) => {
        const own = squares.filter((square) => square.kind === kind);
        return own.length === 0 ? null : <Squares key={kind} spot={spot} squares={own} kind={kind} />;
      })}
    </>
  );
}

/** Courts are outlined, all others are filled. */
function Squares({ spot, squares, kind }: Pick<MarkGroup, 'spot' | 'squares'> & Pick<MapMark, 'kind'>) {
  const isCourt = kind === 'court';
  return (
    <AtCity spot={spot} isFilled={!isCourt}>
      <path className={isCourt ? 'area-map__shape' : undefined} d={squares.map(squarePath).join('')} />
      {squares.map(({ number, x, y }) => (
        <text key={number} x={x + markSize.width / 2} y={y + markSize.height / 2}>
          {number}
        </text>
      ))}
    </AtCity>
  );
}

type AtCityProps = Pick<MarkGroup, 'spot'> & { readonly isFilled?: boolean; readonly children: ReactNode };

function AtCity({ spot: { x, y }, isFilled = false, children }: AtCityProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={isFilled ? 'area-map__at area-map__mark' : 'area-map__at'}>{children}</g>
    </g>
  );
}

function squarePath({ x, y }: { readonly x: number; readonly y: number }): string {
  return `M${x} ${y}h${markSize.width}v${markSize.height}h-${markSize.width}z`;
}
