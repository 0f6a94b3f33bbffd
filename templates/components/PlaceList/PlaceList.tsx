/** Jails, police stations and courts: where they are, and the number to ask at. */
import type { PhoneLink } from '../../page-context.ts';
import { Address } from '../Address/Address.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';

/** One place. */
export type PlaceItem = {
  readonly id: string;
  /** Its number on a map; all places of a list have one, or none. */
  readonly number?: number;
  /** Name of the place in the language of the page. */
  readonly name: string;
  /** Name on signs and court papers, in English. */
  readonly officialName: string;
  /** The address in one line, as on an envelope. */
  readonly address: string;
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
  /** Words of the link to a map service. */
  readonly directions: string;
};

/** A list of places, in two columns where there is room. */
export function PlaceList({ places, directions }: PlaceListProps) {
  const List = places.every(({ number }) => number === undefined) ? 'ul' : 'ol';
  return (
    <List className="places">
      {places.map(({ id, number, name, officialName, address, phone, kind, note }) => (
        <li key={id}>
          {number === undefined ? null : (
            <span className="pin" aria-hidden="true">
              {number}
            </span>
          )}
          <h3>{Bidi({ text: name })}</h3>
          {officialName === name ? null : (
            <p>
              <Address text={officialName} />
            </p>
          )}
          <p className="places__address">
            <Address text={address} />
          </p>
          {kind === undefined ? null : <p>{Bidi({ text: kind })}</p>}
          {note === undefined ? null : <p>{Bidi({ text: note })}</p>}
          <p className="places__links">
            {phone === undefined ? null : <PhoneText phone={phone} name={name} other />}
            <a href={directionsHref(address)} rel="noopener">
              <Icon name="pin" />
              <span>
                {directions}
                <span className="vh">{Bidi({ text: `: ${name}` })}</span>
              </span>
            </a>
          </p>
        </li>
      ))}
    </List>
  );
}

function directionsHref(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
