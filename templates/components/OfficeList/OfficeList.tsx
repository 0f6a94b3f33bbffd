/** The offices, numbered as on the map. */
import type { Office, PhoneLink } from '../../page-context.ts';
import { Address } from '../Address/Address.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import { NotEntered } from '../NotEntered/NotEntered.tsx';

export type OfficeListProps = {
  /** The offices, in order. */
  readonly offices: readonly Pick<
    Office,
    | 'id'
    | 'name'
    | 'description'
    | 'addressLine'
    | 'missing'
    | 'directionsHref'
    | 'mapHref'
    | 'latitude'
    | 'longitude'
  >[];
  /** Weekly hours, the same for every office. */
  readonly hours: string;
  /** Texts of the links to a map service. */
  readonly copy: { readonly getDirections: string; readonly viewLargerMap: string };
  /** The call link of each office and a second map service; only the offices page has them. */
  readonly more?: { readonly phone: PhoneLink; readonly call: string; readonly openStreetMap: string };
};

/** Returns a list of offices with address, hours and links to a map service. */
export function OfficeList({ offices, hours, copy, more }: OfficeListProps) {
  return (
    <ol className="place-list">
      {offices.map((office, index) => (
        <li key={office.id}>
          <span className="pin" aria-hidden="true">
            {index + 1}
          </span>
          <h3>
            <Bidi text={office.name} line="heading" />
          </h3>
          <p>
            {office.missing === undefined ? null : <NotEntered copy={office.missing} />}{' '}
            <Address text={office.addressLine} />
          </p>
          <p>
            <Bidi text={hours} />
          </p>
          <p>
            <Bidi text={office.description} />
          </p>
          <p className="place-list__links">
            {more === undefined ? null : <CallLink {...more} name={office.name} />}
            <MapLink href={office.directionsHref} icon="pin" copy={copy.getDirections} name={office.name} />
            <MapLink href={office.mapHref} icon="map" copy={copy.viewLargerMap} name={office.name} />
            {more === undefined ? null : (
              <MapLink
                href={openStreetMapHref(office)}
                icon="globe"
                copy={more.openStreetMap}
                name={office.name}
              />
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

type MapLinkProps = {
  readonly href: string;
  readonly icon: IconProps['name'];
  readonly copy: string;
  /** Name of the office, visually hidden, so that every link has a distinct name. */
  readonly name: string;
};

function MapLink({ href, icon, copy, name }: MapLinkProps) {
  return (
    <a href={href} rel="noopener">
      <Icon name={icon} />
      <span>
        <Bidi text={copy} line="link" />
        <span className="visually-hidden">{`: ${name}`}</span>
      </span>
    </a>
  );
}

type CallLinkProps = { readonly phone: PhoneLink; readonly call: string; readonly name: string };

function CallLink({ phone, call, name }: CallLinkProps) {
  return (
    <a className="phone-text" href={phone.href}>
      <Icon name="phone" />
      <span>
        {call}
        <span className="visually-hidden">{`: ${name}`}</span>
      </span>
    </a>
  );
}

function openStreetMapHref({ latitude, longitude }: Pick<Office, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
