/** The offices, numbered like the pins of a map. */
import type { Office } from '../../page-context.ts';
import { Address } from '../Address/Address.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export type OfficeListProps = {
  /** The offices, in order. */
  readonly offices: readonly Pick<
    Office,
    'id' | 'name' | 'description' | 'addressLine' | 'directionsHref' | 'mapHref'
  >[];
  /** Weekly hours, the same for every office. */
  readonly hours: string;
  /** Words of the two links. */
  readonly words: { readonly getDirections: string; readonly viewLargerMap: string };
};

/** A list of places with address, hours and links to a map service. */
export function OfficeList({ offices, hours, words }: OfficeListProps) {
  return (
    <ol className="places">
      {offices.map(({ id, name, description, addressLine, directionsHref, mapHref }, index) => (
        <li key={id}>
          <span className="pin" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{Bidi({ text: name })}</h3>
          <p>
            <Address text={addressLine} />
          </p>
          <p>{Bidi({ text: hours })}</p>
          <p>{Bidi({ text: description })}</p>
          <p className="places__links">
            <MapLink href={directionsHref} icon="pin" words={words.getDirections} name={name} />
            <MapLink href={mapHref} icon="map" words={words.viewLargerMap} name={name} />
          </p>
        </li>
      ))}
    </ol>
  );
}

type MapLinkProps = {
  readonly href: string;
  readonly icon: IconProps['name'];
  readonly words: string;
  /** Name of the office, heard and not seen, so that no two links sound alike. */
  readonly name: string;
};

function MapLink({ href, icon, words, name }: MapLinkProps) {
  return (
    <a href={href} rel="noopener">
      <Icon name={icon} />
      <span>
        {words}
        <span className="vh">{`: ${name}`}</span>
      </span>
    </a>
  );
}
