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
  /** Start of the ids of the rows to which numbered squares lead. */
  readonly rows?: string | undefined;
  /** Id of the county that the map is about; it is not named, and the others are quiet. */
  readonly here?: string | undefined;
  /** Name of the map. */
  readonly name: string;
  /** What stands under the map. */
  readonly caption: string;
};

const quiet = 'area-map__shape area-map__land';

/** Sizes of letters in units of the drawing, on phones and where it is large. `AreaMap.css` chooses which are shown. */
export const letters = { narrow: 18.5, wide: 11.2 } as const;

/** A figure with the map and its caption. What the drawing says is said again by the lists beside it. */
export function AreaMap({ panel, leads = false, rows, here, name, caption }: AreaMapProps) {
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
          <Counties panel={panel} leads={leads} here={here} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
          <g aria-hidden="true" pointerEvents="none">
            {panel.frame === undefined ? null : <rect className="area-map__frame" {...panel.frame} />}
            {Object.entries(letters).map(([size, letter]) => (
              <g key={size} className={`area-map__${size}`} fontSize={letter}>
                <Signs panel={panel} letter={letter} rows={rows} here={here} />
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

type SignsProps = Pick<AreaMapProps, 'panel' | 'rows' | 'here'> & { readonly letter: number };

/** Squares and names, each where it has room at this size. */
function Signs({ panel, letter, rows, here }: SignsProps) {
  const groups = placeMarks(panel, letter);
  const names = placeNames(panel, letter, groups, here);
  return (
    <>
      <MapNamesText panel={panel} names={names} letter={letter} isLoud={here === undefined} />
      <MapSquares groups={groups} rows={rows} />
    </>
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
