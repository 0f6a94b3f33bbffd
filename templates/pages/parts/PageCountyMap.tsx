/** The map of the counties beside a list with the number of each, filled from the page context. */
import { AreaMap } from '../../components/AreaMap/AreaMap.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { mapCaption } from './map-caption.ts';

export type PageCountyMapProps = { readonly context: PageContext };

/** Returns the map and the list, in which each county links to its guide. */
export function PageCountyMap({ context }: PageCountyMapProps) {
  const { map, county, city } = context.ui;
  const { area } = context.maps;
  return (
    <div className="columns" data-columns="8-4">
      <div className="prose">
        <AreaMap panel={area} linksGuides name={map.counties} caption={mapCaption(area, map.choose, map)} />
        <p className="small-text">
          <Bidi text={map.sketch} />
        </p>
      </div>
      <DataTable
        caption={county.infoLine}
        hidesCaption
        columns={[{ label: city.county }, { label: county.infoLine, figure: true }]}
        rows={context.counties.map(({ href, label, lookup: { phone, line } }) => [
          <a key="county" href={href}>
            <Bidi text={label} line="link" />
          </a>,
          phone === undefined ? null : <PhoneText key="phone" phone={phone} name={line} isOurs={false} />,
        ])}
      />
    </div>
  );
}
