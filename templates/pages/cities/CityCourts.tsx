/** The courts for cases from a city, and the link to the county guide. */
import type { CityText, Filled } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { PlaceList } from '../../components/PlaceList/PlaceList.tsx';
import type { CityCourt, Link, PageContext } from '../../contract/page-context.ts';
import { addressLineOf } from '../../values/postal-address.ts';
import { placeNames, placePin } from '../parts/place-item.ts';

export type CityCourtsProps = {
  readonly context: PageContext;
  readonly texts: Filled<CityText>;
  /** The courts in the facts, nearest first. */
  readonly courts: readonly CityCourt[];
  /** Number of stations, which precede the courts in the numbers of the map. */
  readonly stationCount: number;
  /** The county guide. */
  readonly guide: Link;
};

export function CityCourts({ context, texts, courts, stationCount, guide }: CityCourtsProps) {
  const { ui, print } = context;
  return (
    <div className="prose" id="courts">
      <PlaceList
        places={courts.map(({ id, name, officialName, phone, ...place }, index) => ({
          id,
          ...placeNames(name, officialName),
          address: addressLineOf(place),
          phone: phone === undefined ? undefined : print.phone(phone),
          pin: placePin(stationCount + index + 1, 'court'),
        }))}
        directions={ui.common.getDirections}
      />
      <p className="small-text">
        <Bidi text={texts.confirm} />
      </p>
      <MoreLink href={guide.href} label={ui.city.countyGuide({ county: guide.label })} />
    </div>
  );
}
