/** The jails and courts of a county on a map, with the numbers of the lists below it. */
import { AreaMap } from '../../components/AreaMap/AreaMap.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import type { PageContext } from '../../page-context.ts';
import { mapCaption } from '../parts/map-caption.ts';
import { placeRowPrefix } from '../parts/place-item.ts';

export type CountyMapProps = {
  readonly context: PageContext;
  /** Id of the county. */
  readonly county: string;
};

/** Returns the detail map and the map of the county; null for a county without a map. */
export function CountyMap({ context, county }: CountyMapProps) {
  const { map } = context.ui;
  const { counties, details } = context.maps;
  const [countyPanel, detailPanel] = [counties[county], details[county]];
  if (countyPanel === undefined) return null;
  const shared = { shownCounty: county, name: map.places, rowIdPrefix: placeRowPrefix };
  return (
    <div className="detail-maps">
      {detailPanel === undefined ? (
        <AreaMap {...shared} panel={countyPanel} caption={mapCaption(countyPanel, map.here, map)} />
      ) : (
        <>
          <AreaMap {...shared} panel={detailPanel} caption={map.here} />
          <AreaMap {...shared} panel={countyPanel} caption={mapCaption(countyPanel, map.close, map)} />
        </>
      )}
      <p className="small-text">
        <Bidi text={map.sketch} />
      </p>
    </div>
  );
}
