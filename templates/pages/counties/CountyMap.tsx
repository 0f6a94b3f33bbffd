/** The jails and courts of a county on a map, with the numbers of the lists under it. */
import { AreaMap } from '../../components/AreaMap/AreaMap.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import type { PageContext } from '../../page-context.ts';
import { mapCaption } from '../parts/map-caption.ts';

export type CountyMapProps = {
  readonly context: PageContext;
  /** Id of the county. */
  readonly county: string;
};

/** Nothing for a county of which there is no map. */
export function CountyMap({ context, county }: CountyMapProps) {
  const { map } = context.ui;
  const panel = context.maps.counties[county];
  return panel === undefined ? null : (
    <div className="prose">
      <AreaMap panel={panel} here={county} name={map.places} caption={mapCaption(panel, map.here, map)} />
      <p className="small-text">
        <Bidi text={map.sketch} />
      </p>
    </div>
  );
}
