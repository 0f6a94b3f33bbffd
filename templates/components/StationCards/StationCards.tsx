/** Where to ask after an arrest: a card for each place, with the stations responsible for it. */
import type { ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';
import { type PlaceItem, PlaceLines } from '../PlaceList/PlaceList.tsx';

/** A station of a card. */
export type CardStation = PlaceItem & {
  /** True where people may be taken, although others made the arrest. */
  readonly mayHold: boolean;
};

/** A card for one place, or for several with the same stations. */
export type StationCard = {
  /** Where the arrest was. */
  readonly title: string;
  readonly stations: readonly CardStation[];
  /** What stands in the card where no station is known. */
  readonly note?: ReactNode;
};

export type StationCardsProps = {
  /** The cards, in the order of the places. */
  readonly cards: readonly StationCard[];
  /** Label of the link from an address to a map service, for screen readers only. */
  readonly directions: string;
};

/** The cards under each other, each with its question at the start and its answer at the end. */
export function StationCards({ cards, directions }: StationCardsProps) {
  return (
    <ul className="station-cards">
      {cards.map(({ title, stations, note }) => (
        <li key={title}>
          <h3>
            <Bidi text={title} line="heading" />
          </h3>
          <div>
            {stations.map((station) => (
              <div className="place" key={station.id} data-variant={station.mayHold ? 'may-hold' : undefined}>
                <p>
                  <b>
                    <Bidi text={station.name} />
                  </b>
                </p>
                <PlaceLines place={station} directions={directions} />
              </div>
            ))}
            {note}
          </div>
        </li>
      ))}
    </ul>
  );
}
