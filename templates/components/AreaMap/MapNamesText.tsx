/** The names on a map: counties, cities, the sea. Also the scale. */
import { lineHeight } from './boxes.ts';
import { MapScale } from './MapScale.tsx';
import type { MapPanel } from './map-panel.ts';
import type { MapName } from './map-space.ts';
import type { MapNames } from './place-names.ts';

export type MapNamesTextProps = {
  readonly panel: MapPanel;
  readonly names: MapNames;
  /** Font size in units of the drawing. */
  readonly fontSize: number;
  /** Whether county names are bold, because the map is mainly about the counties. */
  readonly hasBoldCounties: boolean;
  readonly linksGuides: boolean;
};

export function MapNamesText({ panel, names, fontSize, hasBoldCounties, linksGuides }: MapNamesTextProps) {
  const { ocean, counties, cities, courtCities, scale } = names;
  return (
    <>
      {scale === undefined ? null : <MapScale box={scale} scale={panel.scale} />}
      {ocean === undefined ? null : <NameText name={ocean} fontSize={fontSize} emphasis="muted" />}
      <g pointerEvents={linksGuides ? 'auto' : undefined}>
        {counties.map((name) => {
          const emphasis = hasBoldCounties ? 'bold' : 'muted';
          const text = <NameText key={name.id} name={name} fontSize={fontSize} emphasis={emphasis} />;
          if (!linksGuides) return text;
          // For pointers only, because the shape of the county has the same link.
          return (
            <a key={name.id} href={panel.counties.find(({ id }) => id === name.id)?.href} tabIndex={-1}>
              {text}
            </a>
          );
        })}
      </g>
      {cities.map((name) => (
        <NameText key={name.id} name={name} fontSize={fontSize} />
      ))}
      {courtCities.length === 0 ? null : (
        <g className="area-map__courts">
          {courtCities.map((name) => (
            <NameText key={name.id} name={name} fontSize={fontSize} />
          ))}
        </g>
      )}
    </>
  );
}

type NameTextProps = {
  readonly name: MapName;
  readonly fontSize: number;
  readonly emphasis?: 'bold' | 'muted';
};

function NameText({ name: { lines, box, anchor }, fontSize, emphasis }: NameTextProps) {
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
