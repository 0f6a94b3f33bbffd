/** The stations of the served places, and the courts of their cases. */
import type { CityFacts, CityText, Filled } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { PlaceList } from '../../components/PlaceList/PlaceList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { CityCourt, Link, PageContext } from '../../page-context.ts';
import { JailCardLink } from '../parts/JailCardLink.tsx';
import { placeItem, placeLine, placeNames } from '../parts/place-item.ts';

export type CityPlacesProps = {
  readonly context: PageContext;
  readonly facts: Pick<CityFacts, 'stations'>;
  readonly copy: Filled<CityText>;
  /** The courts that the facts name, the nearest first. */
  readonly courts: readonly CityCourt[];
  /** The county guide. */
  readonly guide: Link;
};

/** Two sections, with the line that addresses change, and the way to the county guide. */
export function CityPlaces({ context, facts, copy, courts, guide }: CityPlacesProps) {
  const { ui, print } = context;
  return (
    <>
      <Section id="places" title={copy.jailsHeading}>
        <PlaceList
          places={facts.stations.map((place) => placeItem(place, copy.stations[place.id], print))}
          directions={ui.common.getDirections}
        />
        <JailCardLink context={context} />
      </Section>
      <Section id="courts" title={copy.courtsHeading}>
        <PlaceList
          places={courts.map(({ id, name, officialName, phone, ...place }) => ({
            id,
            ...placeNames(name, officialName),
            address: placeLine(place),
            phone: phone === undefined ? undefined : print.phone(phone),
          }))}
          directions={ui.common.getDirections}
        />
        <p className="small-text">
          <Bidi text={copy.confirm} />
        </p>
        <MoreLink href={guide.href} label={ui.city.countyGuide({ county: guide.label })} />
      </Section>
    </>
  );
}
