/** The jails and courts of a county on a map, with the numbers of the lists below it. */
import { AreaMap } from '../../components/AreaMap/AreaMap.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { mapCaption } from '../parts/map-caption.ts';
import { placeRowPrefix } from '../parts/place-item.ts';

export type CountyMapProps = {
  readonly context: PageContext;
  /** Id of the county. */
  readonly county: string;
};

/** Returns the detail map, or the map of a county without one; null for a county without a map. */
export function CountyMap({ context, county }: CountyMapProps) {
  const { map } = context.ui;
  const { counties, details } = context.maps;
  const [countyPanel, detailPanel] = [counties[county], details[county]];
  if (countyPanel === undefined) return null;
  return (
    <div className="detail-maps">
      <AreaMap
        panel={detailPanel ?? countyPanel}
        shownCounty={county}
        name={map.places}
        rowIdPrefix={placeRowPrefix}
        courts={map.courts}
        caption={detailPanel === undefined ? mapCaption(countyPanel, map.here, map) : map.here}
      />
      <p className="small-text">
        <Bidi text={map.sketch} />
      </p>
    </div>
  );
}

/** Returns the map of a whole county whose page begins with a detail map; null for other counties. */
export function WholeCountyMap({ context, county }: CountyMapProps) {
  const { map } = context.ui;
  const countyPanel = context.maps.counties[county];
  if (countyPanel === undefined || context.maps.details[county] === undefined) return null;
  return (
    <div className="detail-maps">
      <AreaMap
        panel={countyPanel}
        shownCounty={county}
        name={map.places}
        rowIdPrefix={placeRowPrefix}
        courts={map.courts}
        caption={mapCaption(countyPanel, map.close, map)}
      />
    </div>
  );
}
