/** Cards that show the police station to call, by place of arrest. */
import type { ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';
import { PinNumber, type PlaceItem, PlaceLines } from '../PlaceList/PlaceList.tsx';

export type CardStation = PlaceItem & {
  /** Whether people may be taken there although another agency made the arrest. */
  readonly mayHold: boolean;
};

/** A card for one place, or for several with the same stations. */
export type StationCard = {
  /** The place of the arrest. */
  readonly title: string;
  readonly stations: readonly CardStation[];
  /** The content of a card without a station. */
  readonly note?: ReactNode;
};

export type StationCardsProps = {
  /** The cards, in the order of the places. */
  readonly cards: readonly StationCard[];
  /** Visually hidden label of the links from addresses to a map service. */
  readonly directions: string;
};

/** Returns the cards, each with the place of arrest at the start and the stations at the end. */
export function StationCards({ cards, directions }: StationCardsProps) {
  return (
    <ul className="station-cards">
      {cards.map((card) => (
        <li key={card.title}>
          <h3>
            <Bidi text={card.title} line="heading" />
          </h3>
          <div>
            {card.stations.map((station) => (
              <div
                className="place"
                key={station.id}
                id={isFirst(station, card, cards) ? station.pin?.rowId : undefined}
                data-variant={station.mayHold ? 'may-hold' : undefined}
              >
                <p>
                  <PinNumber pin={station.pin} />
                  <b>
                    <Bidi text={station.name} />
                  </b>
                </p>
                <PlaceLines place={station} directions={directions} />
              </div>
            ))}
            {card.note}
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns whether a card is the first with the station. Only that card has the id, because ids are unique.
 */
function isFirst({ id }: CardStation, card: StationCard, cards: readonly StationCard[]): boolean {
  return cards.find(({ stations }) => stations.some((station) => station.id === id)) === card;
}
