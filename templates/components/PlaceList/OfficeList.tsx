import type { Office, PhoneLink } from '../../contract/page-context.ts';
import { Address } from '../Address/Address.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { NotEntered } from '../NotEntered/NotEntered.tsx';
import { DialLink } from '../PhoneText/PhoneText.tsx';
import { Pin } from '../Pin/Pin.tsx';
import { PlaceLinks } from './PlaceList.tsx';

export type OfficeListProps = {
  readonly offices: readonly Office[];
  readonly hours: string;
  readonly texts: { readonly getDirections: string; readonly viewLargerMap: string };
  /** The call link of each office and a second map service; only the offices page has them. */
  readonly more?: { readonly phone: PhoneLink; readonly call: string; readonly openStreetMap: string };
};

export function OfficeList({ offices, hours, texts, more }: OfficeListProps) {
  return (
    <ol className="place-list">
      {offices.map((office, index) => (
        <li key={office.id}>
          <Pin label={index + 1} />
          <Bidi as="h3" text={office.name} />
          <p>
            {office.missing === undefined ? null : <NotEntered text={office.missing} />}{' '}
            <Address text={office.addressLine} />
          </p>
          {office.licenses.map((license) => (
            <Bidi key={license} as="p" text={license} />
          ))}
          <Bidi as="p" text={hours} />
          <Bidi as="p" text={office.description} />
          <OfficeLinks office={office} texts={texts} more={more} />
        </li>
      ))}
    </ol>
  );
}

type OfficeLinksProps = Pick<OfficeListProps, 'texts'> & {
  readonly office: Office;
  readonly more: OfficeListProps['more'] | undefined;
};

/** In lines of two, which fit beside each other on phones. */
function OfficeLinks({ office, texts, more }: OfficeLinksProps) {
  const { name, directionsHref, mapHref } = office;
  const directions = <MapLink href={directionsHref} label={texts.getDirections} name={name} />;
  const map = <MapLink href={mapHref} label={texts.viewLargerMap} name={name} />;
  if (more === undefined) {
    return (
      <PlaceLinks>
        {directions}
        {map}
      </PlaceLinks>
    );
  }
  return (
    <>
      <PlaceLinks>
        <CallLink {...more} name={name} />
        {directions}
      </PlaceLinks>
      <PlaceLinks>
        {map}
        <MapLink href={openStreetMapHref(office)} label={more.openStreetMap} name={name} />
      </PlaceLinks>
    </>
  );
}

type MapLinkProps = {
  readonly href: string;
  readonly label: string;
  readonly name: string;
};

function MapLink({ href, label, name }: MapLinkProps) {
  return (
    <a href={href} rel="noopener">
      <span>
        <Bidi text={label} />
        <span className="visually-hidden">{`: ${name}`}</span>
      </span>
    </a>
  );
}

type CallLinkProps = { readonly phone: PhoneLink; readonly call: string; readonly name: string };

function CallLink({ phone, call, name }: CallLinkProps) {
  return (
    <DialLink href={phone.href}>
      <Icon name="phone" />
      <span>
        {call}
        <span className="visually-hidden">{`: ${name}`}</span>
      </span>
    </DialLink>
  );
}

function openStreetMapHref({ latitude, longitude }: Pick<Office, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
