/** Jails, police stations and courts: where they are, and the number to ask at. */
import type { PhoneLink } from '../../page-context.ts';
import { Address } from '../Address/Address.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';

/** One place. */
export type PlaceItem = {
  readonly id: string;
  /** Name of the place in the language of the page. */
  readonly name: string;
  /** Name on signs and court papers, in English. */
  readonly officialName: string;
  /** The address in one line, as on an envelope; a number can answer for many places. */
  readonly address?: string | undefined;
  /** Its own telephone: in ink, since green means a call to an agent. */
  readonly phone?: PhoneLink | undefined;
  /** Whom it holds, in a few words. */
  readonly kind?: string | undefined;
  /** What to know, in one sentence. */
  readonly note?: string | undefined;
};

export type PlaceListProps = {
  /** The places, in order. */
  readonly places: readonly PlaceItem[];
  /** Label of the link from an address to a map service, for screen readers only. */
  readonly directions: string;
};

/** A list of places, in two columns where there is room. */
export function PlaceList({ places, directions }: PlaceListProps) {
  return (
    <ul className="place-list">
      {places.map((place) => (
        <li key={place.id}>
          <h3>
            <Bidi text={place.name} line="heading" />
          </h3>
          <PlaceLines place={place} directions={directions} />
        </li>
      ))}
    </ul>
  );
}

export type PlaceLinesProps = Pick<PlaceListProps, 'directions'> & { readonly place: PlaceItem };

/** What stands under the name of a place. */
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
      <p className="place-list__links">
        {address === undefined ? null : (
          <a href={directionsHref(address)} rel="noopener">
            <Icon name="pin" />
            <span>
              <Address text={address} line="link" />
              <span className="visually-hidden">
                <Bidi text={`: ${directions}`} line="link" />
              </span>
            </span>
          </a>
        )}
        {phone === undefined ? null : <PhoneText phone={phone} name={name} other />}
      </p>
      {kind === undefined && note === undefined ? null : (
        <p>
          <Bidi text={[kind, note].filter((part) => part !== undefined).join('. ')} />
        </p>
      )}
    </>
  );
}

function directionsHref(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
