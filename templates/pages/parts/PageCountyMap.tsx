/** The map of the counties beside a list with the same links, filled from the page context. */
import { AreaMap } from '../../components/AreaMap/AreaMap.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import type { PageContext } from '../../page-context.ts';
import { mapCaption } from './map-caption.ts';

export type PageCountyMapProps = { readonly context: PageContext };

/** Returns the map and the list, in which each county links to its guide. */
export function PageCountyMap({ context }: PageCountyMapProps) {
  const { map } = context.ui;
  const { area } = context.maps;
  return (
    <div className="columns" data-columns="8-4">
      <div className="prose">
        <AreaMap panel={area} linksGuides name={map.counties} caption={mapCaption(area, map.choose, map)} />
        <p className="small-text">
          <Bidi text={map.sketch} />
        </p>
      </div>
      <PageLinks items={context.counties} />
    </div>
  );
}
