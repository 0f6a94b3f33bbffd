/** All addresses are in California. */
import type { Place } from '../../schema/index.ts';

export const stateCode = 'CA';

type Town = Pick<Place, 'city' | 'zip'>;

/** "Los Angeles, CA 90012"; without the ZIP code when the source names none. */
export function townLineOf({ city, zip }: Town): string {
  return `${city}, ${zip === undefined ? stateCode : `${stateCode} ${zip}`}`;
}

/** "450 Bauchet St, Los Angeles, CA 90012" */
export function addressLineOf({ street, ...town }: Pick<Place, 'street'> & Town): string {
  return `${street}, ${townLineOf(town)}`;
}

export function directionsHref(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

export function mapHref(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
