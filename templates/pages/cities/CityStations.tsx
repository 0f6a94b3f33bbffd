import type { ReactNode } from 'react';
import type { CityFacts, CityText, Filled } from '../../../schema/index.ts';
import { AreaMap } from '../../components/AreaMap/AreaMap.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { Place, type PlaceItem, PlaceLines, PlaceLinks } from '../../components/PlaceList/PlaceList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { joinList } from '../../values/lists.ts';
import { mapCaption, placeItem, placePin, placeRowPrefix } from '../parts/places.ts';
import { JailCardLink } from '../parts/prose.tsx';

type CityStationsProps = {
  readonly context: PageContext;
  readonly id: string;
  readonly facts: Pick<CityFacts, 'county' | 'served' | 'stations'>;
  readonly texts: Filled<CityText>;
};

export function CityStations({ context, id, facts, texts }: CityStationsProps) {
  const { ui, maps } = context;
  const panel = maps.cities[id];
  return (
    <Section
      band
      id="places"
      title={ui.common.arrestPlace}
      lead={[{ type: 'text', text: texts.jailsHeading }]}
    >
      <div className="city-stations">
        {panel === undefined ? null : (
          <AreaMap
            panel={panel}
            shownCounty={facts.county}
            rowIdPrefix={placeRowPrefix}
            courts={ui.map.courts}
            name={ui.map.stations}
            caption={mapCaption(panel, ui.map.city, ui.map)}
          />
        )}
        <StationCards cards={buildCards({ context, facts, texts })} directions={ui.common.getDirections} />
      </div>
      <JailCardLink context={context} />
    </Section>
  );
}

type CardsInput = Omit<CityStationsProps, 'id'>;

/** Groups places with the same stations, in the order of the places; those without a station are last. */
function buildCards({ context, facts, texts }: CardsInput): StationCard[] {
  const { ui } = context;
  const groups = Map.groupBy(
    facts.served.map((id) => ({ id, stations: stationsOf(id, { context, facts, texts }) })),
    ({ stations }) => stations.map(({ id }) => id).join(),
  );
  const cards = [...groups.values()].map((places): StationCard => {
    const names = places.map(({ id }) => texts.served[id] ?? id);
    const title = ui.city.arrestIn({ places: joinList(names, ui.figures) });
    return { title, stations: places[0]?.stations ?? [] };
  });
  return [
    ...cards.filter(({ stations }) => stations.length > 0),
    ...cards
      .filter(({ stations }) => stations.length === 0)
      .map((card) => ({ ...card, note: <CountyLine context={context} county={facts.county} /> })),
  ];
}

/** The first place also has stations that belong to no place: every station on the map needs a row. */
function stationsOf(place: string, { context, facts, texts }: CardsInput): CardStation[] {
  const policeOf = (served: string) => context.towns.find(({ id }) => id === served)?.police ?? [];
  const police = policeOf(place);
  const policeIds = facts.served.flatMap(policeOf).map(({ id }) => id);
  const isOfCity = ({ id, takesFrom }: CityFacts['stations'][number]) =>
    place === facts.served[0] && takesFrom === undefined && !policeIds.includes(id);
  const describe = (station: CityFacts['stations'][number], mayHold: boolean): CardStation => ({
    ...placeItem(station, texts.stations[station.id], context.print),
    pin: placePin(facts.stations.indexOf(station) + 1, 'jail'),
    mayHold,
  });
  return [
    ...police.map(({ id, name, phone }): CardStation => {
      const station = facts.stations.find((candidate) => candidate.id === id);
      return station === undefined
        ? { id, name, officialName: name, phone, mayHold: false }
        : describe(station, false);
    }),
    ...facts.stations.filter(isOfCity).map((station) => describe(station, false)),
    ...facts.stations
      .filter(({ takesFrom }) => takesFrom?.includes(place))
      .map((station) => describe(station, true)),
  ];
}

function CountyLine({ context, county }: Pick<CityStationsProps, 'context'> & { readonly county: string }) {
  const { label = '', lookup } = context.counties.find(({ id }) => id === county) ?? {};
  if (lookup?.phone === undefined) return null;
  return (
    <Place name={lookup.line}>
      <PlaceLinks>
        <PhoneText phone={lookup.phone} name={label} isOurs={false} />
      </PlaceLinks>
    </Place>
  );
}

type CardStation = PlaceItem & {
  readonly mayHold: boolean;
};

type StationCard = {
  readonly title: string;
  readonly stations: readonly CardStation[];
  readonly note?: ReactNode;
};

type StationCardsProps = {
  readonly cards: readonly StationCard[];
  readonly directions: string;
};

function StationCards({ cards, directions }: StationCardsProps) {
  return (
    <ul className="station-cards">
      {cards.map((card) => (
        <li key={card.title}>
          <Bidi as="h3" text={card.title} />
          <div>
            {card.stations.map((station) => (
              <Place
                key={station.id}
                id={isFirst(station, card, cards) ? station.pin?.rowId : undefined}
                pin={station.pin}
                name={station.name}
                possible={station.mayHold}
              >
                <PlaceLines place={station} directions={directions} />
              </Place>
            ))}
            {card.note}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Only the first card with a station has the id, because ids are unique. */
function isFirst({ id }: CardStation, card: StationCard, cards: readonly StationCard[]): boolean {
  return cards.find(({ stations }) => stations.some((station) => station.id === id)) === card;
}
