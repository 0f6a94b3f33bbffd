/** The facts beside the heading of a city page: the first station, the nearest court and the county guide. */
import type { CityText, Filled, Place } from '../../../schema/index.ts';
import { Address } from '../../components/Address/Address.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import type { Fact } from '../../components/FactList/FactList.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import type { CityCourt, Link, PageContext } from '../../page-context.ts';
import { addressLineOf } from '../../values/postal-address.ts';

/** The input of the facts. */
export type CityFactsInput = {
  readonly context: PageContext;
  readonly stations: readonly Place[];
  readonly courts: readonly CityCourt[];
  readonly copy: Filled<CityText>;
  /** The county guide. */
  readonly guide: Link;
};

/** Returns the rows for the hero. */
export function planCityFacts({ context, stations, courts, copy, guide }: CityFactsInput): Fact[] {
  const { ui, print } = context;
  const station = stations.slice(0, 1).map((place): Fact => {
    const name = copy.stations[place.id]?.name ?? place.name;
    return {
      label: ui.city.station,
      value: (
        <>
          <Bidi text={name} />
          <small>
            <Address text={addressLineOf(place)} />
          </small>
          {place.phone === undefined ? null : (
            <PhoneText phone={print.phone(place.phone)} name={name} thirdParty />
          )}
        </>
      ),
    };
  });
  const court = courts.slice(0, 1).map(
    (place): Fact => ({
      label: ui.county.court,
      value: (
        <>
          <Bidi text={place.name} />
          <small>
            <Address text={addressLineOf(place)} />
          </small>
        </>
      ),
    }),
  );
  const county: Fact = {
    label: ui.city.county,
    value: (
      <a href={guide.href}>
        <Bidi text={guide.label} line="link" />
      </a>
    ),
  };
  return [...station, ...court, county];
}
