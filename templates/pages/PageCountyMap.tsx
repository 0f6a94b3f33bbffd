/** The map of the counties beside the list that says the same, filled from the page context (R146). */
import { AreaMap } from '../components/AreaMap/AreaMap.tsx';
import { Bidi } from '../components/Bidi/Bidi.tsx';
import { Index } from '../components/Index/Index.tsx';
import type { PageContext } from '../page-context.ts';

export type PageCountyMapProps = {
  readonly context: PageContext;
  /** Id of the county whose guide this is: shaded on the map, and left out of the list, which then has names alone. */
  readonly here?: string;
};

/** Each county leads to its guide, on the map and in the list. */
export function PageCountyMap({ context, here }: PageCountyMapProps) {
  const { map } = context.ui;
  const counties =
    here === undefined
      ? context.counties
      : context.counties.flatMap(({ id, href, label }) => (id === here ? [] : [{ href, label }]));
  return (
    <div className="cols" data-columns="7-5">
      <div className="prose">
        <AreaMap
          panel={{ ...context.maps.counties, frame: undefined }}
          here={here}
          name={map.counties}
          caption={here === undefined ? map.choose : map.here}
        />
        <p className="source">{Bidi({ text: map.sketch })}</p>
      </div>
      <Index items={counties} />
    </div>
  );
}
