/** Its information is in the strokes, not in the colors, so it works in forced colors and in print. */
import type { Box, MapLocation, MapMark, MapPanel } from '../../maps/map-panel.ts';
import {
  barHeight,
  fontSize,
  lineHeight,
  type MapLabels,
  type MapName,
  type MarkGroup,
  type MarkSquare,
  placeLabels,
} from '../../maps/place-labels.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { SmallText } from '../SmallText/SmallText.tsx';

export type AreaMapProps = {
  readonly panel: MapPanel;
  /** Whether each county is a link to its guide. */
  readonly linksGuides?: boolean;
  /** Prefix of the ids of the list rows to which numbered squares link. Without it they are not links. */
  readonly rowIdPrefix?: string | undefined;
  /** Id of the county that the map shows. Its name is omitted, and the other counties are drawn lighter. */
  readonly shownCounty?: string | undefined;
  /** Label of the switch that shows the courts on phones; undefined for a map without courts. */
  readonly courts?: string | undefined;
  readonly name: string;
  readonly caption: string;
};

const kinds: readonly MapMark['kind'][] = ['jail', 'court', 'office'];
/** Rotation of the arrow to a city beyond the edge, in degrees. */
const arrowRotation = { north: -90, east: 0, south: 90, west: 180 } as const;

export function AreaMap(props: AreaMapProps) {
  const { panel, linksGuides = false, rowIdPrefix, shownCounty, courts, name, caption } = props;
  const labels = placeLabels(panel, shownCounty);
  return (
    <figure className="area-map">
      <div dir="ltr">
        <svg
          viewBox={`0 0 ${panel.width} ${panel.height}`}
          role={linksGuides || rowIdPrefix !== undefined ? 'group' : 'img'}
          aria-label={name}
          textAnchor="middle"
        >
          <path className="area-map__shape area-map__land" d={panel.land} />
          <Counties panel={panel} linksGuides={linksGuides} shownCounty={shownCounty} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes cannot be focused */}
          <g aria-hidden="true" pointerEvents="none" fontSize={fontSize}>
            {panel.frame === undefined ? null : <rect className="area-map__frame" {...panel.frame} />}
            {labels.scale === undefined ? null : <Scale box={labels.scale} scale={panel.scale} />}
            <Names panel={panel} labels={labels} linksGuides={linksGuides} shownCounty={shownCounty} />
            {labels.groups.map(({ location }) => (
              <Arrow key={location.id} location={location} />
            ))}
            {kinds.map((kind) => (
              <Squares key={kind} groups={labels.groups} kind={kind} rowIdPrefix={rowIdPrefix} />
            ))}
          </g>
        </svg>
      </div>
      {courts === undefined ? null : (
        <label className="area-map__switch">
          <input type="checkbox" />
          <Bidi as="span" text={courts} />
        </label>
      )}
      <SmallText as="figcaption" text={caption} />
    </figure>
  );
}

type CountiesProps = Pick<AreaMapProps, 'panel' | 'linksGuides' | 'shownCounty'>;

/** The county of the map is drawn last, so that no neighbor covers its outline. */
function Counties({ panel, linksGuides, shownCounty }: CountiesProps) {
  const orderedCounties = panel.counties.toSorted(
    (a, b) => Number(a.id === shownCounty) - Number(b.id === shownCounty),
  );
  return orderedCounties.map(({ id, href, label, path }) => {
    const isMuted = shownCounty !== undefined && id !== shownCounty;
    const shape = (
      <path key={id} className={isMuted ? 'area-map__shape area-map__land' : 'area-map__shape'} d={path} />
    );
    return linksGuides ? (
      <a key={id} href={href} aria-label={label}>
        {shape}
      </a>
    ) : (
      shape
    );
  });
}

/** The container of the map is `ltr` in every language, so the direction of the label comes from its own letters. */
function Scale({ box, scale: { length, label } }: { readonly box: Box; readonly scale: MapPanel['scale'] }) {
  const x = Math.round(box.x + box.width / 2);
  const [start, bottom] = [Math.round(x - length / 2), Math.round(box.y + box.height)];
  return (
    <>
      <path
        d={`M${start} ${bottom - barHeight}v${barHeight}h${length}v-${barHeight}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <text x={x} y={Math.round(box.y + (box.height - barHeight) / 2)} unicodeBidi="plaintext">
        {label}
      </text>
    </>
  );
}

function Names({ panel, labels, linksGuides, shownCounty }: CountiesProps & { readonly labels: MapLabels }) {
  const { ocean, counties, cities, groups } = labels;
  const hasCourtsOnly = ({ id }: MapName) =>
    groups.some(({ location }) => location.id === id && location.marks.every(({ kind }) => kind === 'court'));
  const courtCities = cities.filter(hasCourtsOnly);
  return (
    <>
      {ocean === undefined ? null : <NameText name={ocean} emphasis="muted" />}
      <g pointerEvents={linksGuides ? 'auto' : undefined}>
        {counties.map((name) => {
          const emphasis = shownCounty === undefined ? 'bold' : 'muted';
          const text = <NameText key={name.id} name={name} emphasis={emphasis} />;
          if (!linksGuides) return text;
          // For pointers only, because the shape of the county has the same link.
          return (
            <a key={name.id} href={panel.counties.find(({ id }) => id === name.id)?.href} tabIndex={-1}>
              {text}
            </a>
          );
        })}
      </g>
      {cities.map((name) => (hasCourtsOnly(name) ? null : <NameText key={name.id} name={name} />))}
      {courtCities.length === 0 ? null : (
        <g className="area-map__courts">
          {courtCities.map((name) => (
            <NameText key={name.id} name={name} />
          ))}
        </g>
      )}
    </>
  );
}

type NameTextProps = { readonly name: MapName; readonly emphasis?: 'bold' | 'muted' };

function NameText({ name: { lines, box, anchor }, emphasis }: NameTextProps) {
  const x = Math.round({ start: box.x, middle: box.x + box.width / 2, end: box.x + box.width }[anchor]);
  return (
    <text
      className={emphasis === 'muted' ? 'area-map__quiet' : undefined}
      fontWeight={emphasis === 'bold' ? 700 : undefined}
      textAnchor={anchor === 'middle' ? undefined : anchor}
      x={x}
      y={Math.round(box.y + (fontSize * lineHeight) / 2)}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={line} x={x} dy={index === 0 ? undefined : `${lineHeight}em`}>
              {line}
            </tspan>
          ))}
    </text>
  );
}

function Arrow({ location: { x, y, beyond } }: { readonly location: MapLocation }) {
  return beyond === undefined ? null : (
    <polyline
      points="-9,-5 -3,0 -9,5"
      transform={`translate(${x} ${y}) rotate(${arrowRotation[beyond]})`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  );
}

type SquaresProps = Pick<AreaMapProps, 'rowIdPrefix'> & {
  readonly groups: readonly MarkGroup[];
  readonly kind: MapMark['kind'];
};

/** Outlined for courts. Links are for pointers only: keyboards and screen readers use the list rows. */
function Squares({ groups, kind, rowIdPrefix }: SquaresProps) {
  const squares = groups.flatMap((group) => group.squares).filter((square) => square.kind === kind);
  const isCourt = kind === 'court';
  return squares.length === 0 ? null : (
    <g
      className={isCourt ? 'area-map__courts' : 'area-map__mark'}
      pointerEvents={rowIdPrefix === undefined ? undefined : 'auto'}
    >
      {squares.map((square) => {
        const key = `${square.x} ${square.y}`;
        const shape = (
          <Square key={key} square={square} className={isCourt ? 'area-map__shape' : undefined} />
        );
        return rowIdPrefix === undefined ? (
          shape
        ) : (
          <a key={key} href={`#${rowIdPrefix}${Number.parseInt(square.label, 10)}`} tabIndex={-1}>
            {shape}
          </a>
        );
      })}
    </g>
  );
}

type SquareProps = { readonly square: MarkSquare; readonly className: string | undefined };

function Square({ square: { label, x, y, width, height }, className }: SquareProps) {
  return (
    <>
      <path className={className} d={`M${x} ${y}h${width}v${height}h-${width}z`} />
      {label === '' ? null : (
        <text x={x + width / 2} y={y + height / 2}>
          {label}
        </text>
      )}
    </>
  );
}
