/**
 * A drawn map of counties, cities and the sea, with numbered squares that refer to a list. Its information is
 * in the strokes and not in the colours, so the map works in dark mode, in forced colours and in print. It is
 * never mirrored: its container has the direction `ltr` in every language.
 */
import { Bidi } from '../Bidi/Bidi.tsx';
import { MapNamesText } from './MapNamesText.tsx';
import { MapSquares } from './MapSquares.tsx';
import type { MapPanel } from './map-panel.ts';
import { placeMarks } from './place-marks.ts';
import { placeNames } from './place-names.ts';

export type AreaMapProps = {
  /** The contents of the map, computed by `drawMap` and `nameMaps`. */
  readonly panel: MapPanel;
  /** Whether each county is a link to its guide. */
  readonly linksGuides?: boolean;
  /** Prefix of the ids of the list rows to which numbered squares link. */
  readonly rowIdPrefix?: string | undefined;
  /** Id of the county that the map shows. Its name is omitted, and the other counties are drawn lighter. */
  readonly shownCounty?: string | undefined;
  /** Label of the switch that shows the courts on phones; undefined for a map without courts. */
  readonly courts?: string | undefined;
  /** Accessible name of the map. */
  readonly name: string;
  readonly caption: string;
};

const mutedShape = 'area-map__shape area-map__land';

/** Font size in units of the drawing. */
export const letterSize = 16.5;

/** Returns a figure with the map and its caption. The lists beside it contain all its information. */
export function AreaMap({
  panel,
  linksGuides = false,
  rowIdPrefix,
  shownCounty,
  courts,
  name,
  caption,
}: AreaMapProps) {
  const groups = placeMarks(panel, letterSize);
  const names = placeNames(panel, letterSize, groups, shownCounty);
  return (
    <figure className="area-map">
      <div dir="ltr">
        <svg
          viewBox={`0 0 ${panel.width} ${panel.height}`}
          role={linksGuides || rowIdPrefix !== undefined ? 'group' : 'img'}
          aria-label={name}
          textAnchor="middle"
        >
          <path className={mutedShape} d={panel.land} />
          <Counties panel={panel} linksGuides={linksGuides} shownCounty={shownCounty} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes cannot be focused */}
          <g aria-hidden="true" pointerEvents="none" fontSize={letterSize}>
            {panel.frame === undefined ? null : <rect className="area-map__frame" {...panel.frame} />}
            <MapNamesText
              panel={panel}
              names={names}
              fontSize={letterSize}
              hasBoldCounties={shownCounty === undefined}
              linksGuides={linksGuides}
            />
            <MapSquares groups={groups} rowIdPrefix={rowIdPrefix} />
          </g>
        </svg>
      </div>
      {courts === undefined ? null : (
        <label className="area-map__switch">
          <input type="checkbox" />
          <span>
            <Bidi text={courts} />
          </span>
        </label>
      )}
      <figcaption className="small-text">
        <Bidi text={caption} />
      </figcaption>
    </figure>
  );
}

/** Returns the counties. The county of the map is drawn last, so that no neighbour covers its outline. */
function Counties({
  panel,
  linksGuides,
  shownCounty,
}: Pick<AreaMapProps, 'panel' | 'linksGuides' | 'shownCounty'>) {
  const isShown = ({ id }: MapPanel['counties'][number]) => id === shownCounty;
  const orderedCounties = [
    ...panel.counties.filter((county) => !isShown(county)),
    ...panel.counties.filter(isShown),
  ];
  return orderedCounties.map((county) => {
    const { id, href, label, path } = county;
    const isMuted = shownCounty !== undefined && !isShown(county);
    const shape = <path key={id} className={isMuted ? mutedShape : 'area-map__shape'} d={path} />;
    return linksGuides ? (
      <a key={id} href={href} aria-label={label}>
        {shape}
      </a>
    ) : (
      shape
    );
  });
}
