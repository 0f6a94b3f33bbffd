/**
 * A drawn map: the counties, and the offices as numbered pins (R146–R154).
 *
 * Strokes carry the meaning, so that it works in the dark, in forced colours and on paper. It is never mirrored:
 * its container runs from left to right in every language.
 */
import type { MapPanel } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import {
  lineHeight,
  type MapLabel,
  pinHalf,
  placeCountyLabels,
  placePinLabels,
  textSize,
} from './place-labels.ts';

export type AreaMapProps = {
  /** What is drawn. Counties are links to their guides on a panel without pins. */
  readonly panel: MapPanel;
  /** Id of the county whose guide the visitor reads; it is shaded. */
  readonly here?: string | undefined;
  /** Name of the map. */
  readonly name: string;
  /** What stands under the map. */
  readonly caption: string;
};

/** A figure with the map and its caption. What the drawing says is said again by the lists beside it. */
export function AreaMap({ panel, here, name, caption }: AreaMapProps) {
  const hasLinks = panel.pins.length === 0;
  return (
    <figure className="map">
      <div dir="ltr">
        <svg
          viewBox={`0 0 ${panel.width} ${panel.height}`}
          role={hasLinks ? 'group' : 'img'}
          aria-label={name}
        >
          {inDrawingOrder(panel.counties, here).map(({ id, href, label, path }) =>
            hasLinks ? (
              <a key={id} href={href} aria-label={label} aria-current={id === here ? 'page' : undefined}>
                <path d={path} />
              </a>
            ) : (
              <path key={id} d={path} />
            ),
          )}
          <MapSigns panel={panel} />
        </svg>
      </div>
      <figcaption>{Bidi({ text: caption })}</figcaption>
    </figure>
  );
}

/** The shaded county last, so that no neighbour covers its outline. */
function inDrawingOrder(counties: MapPanel['counties'], here: string | undefined): MapPanel['counties'] {
  return [...counties.filter(({ id }) => id !== here), ...counties.filter(({ id }) => id === here)];
}

/** Frame, pins and names, above all shapes so that none of them is covered. */
function MapSigns({ panel }: Pick<AreaMapProps, 'panel'>) {
  const { pins, frame } = panel;
  const pinLabels = placePinLabels(panel);
  const countyLabels = placeCountyLabels(panel, pinLabels);
  const size = pins.length === 0 ? 'name' : 'quiet';
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
    <g aria-hidden="true" textAnchor="middle">
      {frame === undefined ? null : <rect className="map__frame" {...frame} />}
      {countyLabels.map((label) => printLabel(label, size))}
      {pins.map(({ id, number, x, y }) => (
        <g key={id} className="map__pin">
          <rect x={round(x - pinHalf)} y={round(y - pinHalf)} width={2 * pinHalf} height={2 * pinHalf} />
          <text x={x} y={baseline(y, 'name')}>
            {number}
          </text>
        </g>
      ))}
      {pinLabels.map((label) => printLabel(label, 'name'))}
    </g>
  );
}

function printLabel({ id, lines, x, y, anchor }: MapLabel, size: keyof typeof textSize) {
  const first = y - ((lines.length - 1) * lineHeight * textSize[size]) / 2;
  return (
    <text
      key={`${id}-name`}
      className={size === 'quiet' ? 'map__quiet' : undefined}
      textAnchor={anchor === 'middle' ? undefined : anchor}
      y={baseline(first, size)}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={round(x)} dy={index === 0 ? undefined : `${lineHeight}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The line on which letters stand whose middle is at `y`. */
function baseline(y: number, size: keyof typeof textSize): number {
  return round(y + textSize[size] * 0.36);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
