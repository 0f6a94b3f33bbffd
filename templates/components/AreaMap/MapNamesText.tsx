/** The names on a map, in their order of loudness: counties, cities, the sea. */
import { letter, lineHeight, type Point } from './boxes.ts';
import type { MapPanel } from './map-panel.ts';
import type { MapName } from './map-room.ts';
import { dotHalf } from './place-cities.ts';
import type { MapNames } from './place-names.ts';

export type MapNamesTextProps = {
  readonly panel: MapPanel;
  readonly names: MapNames;
  /** Whether the names of the counties are what the map is about. */
  readonly isLoud: boolean;
};

/** Names, the dots of cities without squares, and the lines to what is named from aside. */
export function MapNamesText({ panel, names: { ocean, counties, cities, more }, isLoud }: MapNamesTextProps) {
  const dots = (of: readonly MapName[]) =>
    of.filter(({ id }) => panel.spots.some((spot) => spot.id === id && spot.marks.length === 0));
  return (
    <>
      {counties.map(({ id, leadsTo, at }) =>
        leadsTo === undefined ? null : <Lead key={id} from={at} to={leadsTo} />,
      )}
      {ocean === undefined ? null : <NameText name={ocean} loudness="quiet" />}
      {counties.map((name) => (
        <NameText key={name.id} name={name} loudness={isLoud ? 'loud' : 'quiet'} />
      ))}
      <Cities names={cities} dots={dots(cities)} />
      {more.length === 0 ? null : (
        <g className="area-map__more">
          <Cities names={more} dots={dots(more)} />
        </g>
      )}
    </>
  );
}

function Cities({ names, dots }: { readonly names: readonly MapName[]; readonly dots: readonly MapName[] }) {
  return (
    <>
      {dots.length === 0 ? null : <path d={dots.map(({ at }) => dotPath(at)).join('')} />}
      {names.map((name) => (
        <NameText key={name.id} name={name} />
      ))}
    </>
  );
}

type NameTextProps = { readonly name: MapName; readonly loudness?: 'loud' | 'quiet' };

/** Offsets are told in sizes of letters, so that they shrink with them. */
function NameText({ name: { lines, at, box, anchor }, loudness }: NameTextProps) {
  const offset = em({ start: box.x, middle: box.x + box.width / 2, end: box.x + box.width }[anchor]);
  const isLine = lines.length === 1;
  return (
    <text
      className={loudness === 'quiet' ? 'area-map__quiet' : undefined}
      fontWeight={loudness === 'loud' ? 700 : undefined}
      textAnchor={anchor === 'middle' ? undefined : anchor}
      x={isLine ? Math.round(at.x) : undefined}
      y={Math.round(at.y)}
      dx={isLine ? offset : undefined}
      dy={em(box.y + (letter * lineHeight) / 2)}
    >
      {isLine
        ? lines[0]
        : lines.map((words, index) => (
            <tspan
              key={words}
              x={Math.round(at.x)}
              dx={offset}
              dy={index === 0 ? undefined : `${lineHeight}em`}
            >
              {words}
            </tspan>
          ))}
    </text>
  );
}

function em(units: number): string | undefined {
  const sizes = Math.round((units / letter) * 10) / 10;
  return sizes === 0 ? undefined : `${sizes}em`;
}

function Lead({ from, to }: { readonly from: Point; readonly to: Point }) {
  const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(Math.round);
  return <line x1={x1} y1={y1} x2={x2} y2={y2} stroke="currentColor" strokeWidth="1.5" />;
}

function dotPath({ x, y }: Point): string {
  return `M${Math.round(x) - dotHalf} ${Math.round(y) - dotHalf}h${2 * dotHalf}v${2 * dotHalf}h-${2 * dotHalf}z`;
}
