/**
 * A drawn map: counties, cities, the sea, and numbered squares that are those of a list.
 *
 * Strokes carry the meaning, so that it works in the dark, in forced colours and on paper. It is never mirrored:
 * its container runs from left to right in every language.
 */
import { Bidi } from '../Bidi/Bidi.tsx';
import { MapNamesText } from './MapNamesText.tsx';
import { MapSquares } from './MapSquares.tsx';
import type { MapPanel } from './map-panel.ts';
import { placeMarks } from './place-marks.ts';
import { placeNames } from './place-names.ts';

export type AreaMapProps = {
  /** What is drawn. */
  readonly panel: MapPanel;
  /** Whether each county leads to its guide. */
  readonly leads?: boolean;
  /** Id of the county that the map is about; it is not named, and the others are quiet. */
  readonly here?: string | undefined;
  /** Name of the map. */
  readonly name: string;
  /** What stands under the map. */
  readonly caption: string;
};

const quiet = 'area-map__shape area-map__land';

/** A figure with the map and its caption. What the drawing says is said again by the lists beside it. */
export function AreaMap({ panel, leads = false, here, name, caption }: AreaMapProps) {
  const groups = placeMarks(panel);
  const names = placeNames(panel, groups, here);
  return (
    <figure className="area-map">
      <div dir="ltr">
        <svg
          viewBox={`0 0 ${panel.width} ${panel.height}`}
          role={leads ? 'group' : 'img'}
          aria-label={name}
          textAnchor="middle"
        >
          <path className={quiet} d={panel.land} />
          <Counties panel={panel} leads={leads} here={here} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
          <g aria-hidden="true" pointerEvents="none">
            {panel.frame === undefined ? null : <rect className="area-map__frame" {...panel.frame} />}
            <MapNamesText panel={panel} names={names} isLoud={here === undefined} />
            {groups.map((group) => (
              <MapSquares key={group.spot.id} group={group} />
            ))}
          </g>
        </svg>
      </div>
      <figcaption className="small-text">
        <Bidi text={caption} />
      </figcaption>
    </figure>
  );
}

/** The county of the map last, so that no neighbour covers its outline; the others are as quiet as other land. */
function Counties({ panel, leads, here }: Pick<AreaMapProps, 'panel' | 'leads' | 'here'>) {
  const isHere = ({ id }: MapPanel['counties'][number]) => id === here;
  const inOrder = [...panel.counties.filter((county) => !isHere(county)), ...panel.counties.filter(isHere)];
  return inOrder.map((county) => {
    const { id, href, label, path } = county;
    const isQuiet = here !== undefined && !isHere(county);
    const shape = <path key={id} className={isQuiet ? quiet : 'area-map__shape'} d={path} />;
    return leads ? (
      <a key={id} href={href} aria-label={label}>
        {shape}
      </a>
    ) : (
      shape
    );
  });
}
