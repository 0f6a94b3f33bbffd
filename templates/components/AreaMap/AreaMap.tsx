/**
 * A drawn map of counties, cities and the sea, with numbered squares that refer to a list. Strokes carry the
 * meaning, so the map works in dark mode, in forced colours and in print. It is never mirrored: its container runs
 * from left to right in every language.
 */
import { Bidi } from '../Bidi/Bidi.tsx';
import { MapNamesText } from './MapNamesText.tsx';
import { MapSquares } from './MapSquares.tsx';
import type { MapPanel } from './map-panel.ts';
import { placeMarks } from './place-marks.ts';
import { placeNames } from './place-names.ts';

export type AreaMapProps = {
  /** The map as drawn by `drawMaps`. */
  readonly panel: MapPanel;
  /** Whether each county links to its guide. */
  readonly leads?: boolean;
  /** Prefix of the ids of the list rows to which numbered squares link. */
  readonly rows?: string | undefined;
  /** Id of the county that the map shows. Its name is omitted, and the other counties are drawn lighter. */
  readonly shownCounty?: string | undefined;
  /** Accessible name of the map. */
  readonly name: string;
  /** The caption. */
  readonly caption: string;
};

const quiet = 'area-map__shape area-map__land';

/** Letter sizes in units of the drawing, for phones and for wide screens. `AreaMap.css` selects one of the two. */
export const letters = { narrow: 18.5, wide: 11.2 } as const;

/** Returns a figure with the map and its caption. The lists beside it contain everything that it shows. */
export function AreaMap({ panel, leads = false, rows, shownCounty, name, caption }: AreaMapProps) {
  return (
    <figure className="area-map">
      <div dir="ltr">
        <svg
          viewBox={`0 0 ${panel.width} ${panel.height}`}
          role={leads || rows !== undefined ? 'group' : 'img'}
          aria-label={name}
          textAnchor="middle"
        >
          <path className={quiet} d={panel.land} />
          <Counties panel={panel} leads={leads} shownCounty={shownCounty} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
          <g aria-hidden="true" pointerEvents="none">
            {panel.frame === undefined ? null : <rect className="area-map__frame" {...panel.frame} />}
            {Object.entries(letters).map(([size, letterSize]) => (
              <g key={size} className={`area-map__${size}`} fontSize={letterSize}>
                <Signs panel={panel} letterSize={letterSize} rows={rows} shownCounty={shownCounty} />
              </g>
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

type SignsProps = Pick<AreaMapProps, 'panel' | 'rows' | 'shownCounty'> & { readonly letterSize: number };

/** Squares and names, positioned for one letter size. */
function Signs({ panel, letterSize, rows, shownCounty }: SignsProps) {
  const groups = placeMarks(panel, letterSize);
  const names = placeNames(panel, letterSize, groups, shownCounty);
  return (
    <>
      <MapNamesText panel={panel} names={names} letterSize={letterSize} isLoud={shownCounty === undefined} />
      <MapSquares groups={groups} rows={rows} />
    </>
  );
}

/** Draws the county of the map last, so that no neighbour covers its outline. */
function Counties({ panel, leads, shownCounty }: Pick<AreaMapProps, 'panel' | 'leads' | 'shownCounty'>) {
  const isShown = ({ id }: MapPanel['counties'][number]) => id === shownCounty;
  const inOrder = [...panel.counties.filter((county) => !isShown(county)), ...panel.counties.filter(isShown)];
  return inOrder.map((county) => {
    const { id, href, label, path } = county;
    const isQuiet = shownCounty !== undefined && !isShown(county);
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
