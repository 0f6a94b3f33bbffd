/** Jails, stations and courts of the facts, as the list of places shows them. */
import type { Place } from '../../schema/index.ts';
import type { PlaceItem } from '../components/PlaceList/PlaceList.tsx';
import type { Printer } from '../page-context.ts';

/** Name and note of a place in the language of the page. */
export type PlaceWords = { readonly name: string; readonly note?: string | undefined };

/** A place with its words; one without words goes by its official name. */
export function placeItem(place: Place, words: PlaceWords | undefined, print: Printer): PlaceItem {
  return {
    id: place.id,
    name: words?.name ?? place.name,
    officialName: place.name,
    address: placeLine(place),
    phone: place.phone === undefined ? undefined : print.phone(place.phone),
    note: words?.note,
  };
}

/** "450 Bauchet St, Los Angeles, CA 90012"; without the code where the source names none. */
export function placeLine({ street, city, zip }: Pick<Place, 'street' | 'city' | 'zip'>): string {
  return `${street}, ${city}, ${zip === undefined ? 'CA' : `CA ${zip}`}`;
}
