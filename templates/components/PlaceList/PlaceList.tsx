import type { ReactNode } from 'react';
import type { PhoneLink } from '../../contract/page-context.ts';
import { directionsHref } from '../../values/postal-address.ts';
import { Address } from '../Address/Address.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import { Pin } from '../Pin/Pin.tsx';

export type PlaceItem = {
  readonly id: string;
  readonly name: string;
  readonly officialName: string;
  /** The address in one line; undefined for a number that serves many places. */
  readonly address?: string | undefined;
  /** Its telephone number, in the text color, because green is reserved for our own lines. */
  readonly phone?: PhoneLink | undefined;
  /** The people who are detained there, or the hours of an office, in a few words. */
  readonly kind?: string | undefined;
  readonly note?: string | undefined;
  /** Its square on the map of the page; undefined when the map does not show it. */
  readonly pin?: PlacePin | undefined;
};

export type PlacePin = {
  readonly number: number;
  readonly rowId: string;
  /** Whether the place is a court; its square is then outlined. */
  readonly isCourt: boolean;
};

export type PlaceListProps = {
  readonly places: readonly PlaceItem[];
  /** Visually hidden label of the links from addresses to a map service. */
  readonly directions: string;
};

export function PlaceList({ places, directions }: PlaceListProps) {
  return (
    <ul className="place-list">
      {places.map((place) => (
        <li key={place.id} id={place.pin?.rowId}>
          <h3>
            <PinNumber pin={place.pin} />
            <Bidi text={place.name} />
          </h3>
          <PlaceLines place={place} directions={directions} />
        </li>
      ))}
    </ul>
  );
}

type PlaceProps = Pick<PlaceItem, 'name' | 'pin'> & {
  readonly id?: string | undefined;
  /** Whether people may be taken there although another agency made the arrest. @default false */
  readonly possible?: boolean;
  readonly children: ReactNode;
};

/** One of several places in a row of a list. */
export function Place({ id, name, pin, possible, children }: PlaceProps) {
  return (
    <div className="place" id={id} data-variant={possible ? 'may-hold' : undefined}>
      <p>
        <PinNumber pin={pin} />
        <Bidi as="b" text={name} />
      </p>
      {children}
    </div>
  );
}

export function PlaceLinks({ children }: { readonly children: ReactNode }) {
  return <p className="place-list__links">{children}</p>;
}

function PinNumber({ pin }: Pick<PlaceItem, 'pin'>) {
  return pin === undefined ? null : <Pin label={pin.number} outlined={pin.isCourt} />;
}

export type PlaceLinesProps = Pick<PlaceListProps, 'directions'> & { readonly place: PlaceItem };

export function PlaceLines({
  place: { name, officialName, address, phone, kind, note },
  directions,
}: PlaceLinesProps) {
  return (
    <>
      {officialName === name ? null : (
        <p>
          <Address text={officialName} />
        </p>
      )}
      <PlaceLinks>
        {address === undefined ? null : (
          <a href={directionsHref(address)} rel="noopener">
            <Icon name="pin" />
            <span>
              <Address text={address} />
              <Bidi as="span" className="visually-hidden" text={`: ${directions}`} />
            </span>
          </a>
        )}
        {phone === undefined ? null : <PhoneText phone={phone} name={name} isOurs={false} />}
      </PlaceLinks>
      {kind === undefined && note === undefined ? null : (
        <Bidi as="p" text={[kind, note].filter((text) => text !== undefined).join('. ')} />
      )}
    </>
  );
}
