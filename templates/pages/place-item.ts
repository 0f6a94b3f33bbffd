/** Jails, stations and courts of the facts, as the list of places shows them. */
import type { Place } from '../../schema/index.ts';
import type { PlaceItem } from '../components/PlaceList/PlaceList.tsx';
import type { Printer } from '../page-context.ts';

/** Name and note of a place in the language of the page. */
export type PlaceWords = { readonly name: string; readonly note?: string | undefined };

/** A place with its words; one without words goes by its official name. */
export function placeItem(place: Place, words: PlaceWords | undefined, print: Printer): PlaceItem {
  const name = words?.name ?? place.name;
  return {
    id: place.id,
    name,
    officialName: officialNameBeside(name, place.name),
    address: placeLine(place),
    phone: place.phone === undefined ? undefined : print.phone(place.phone),
    note: words?.note,
  };
}

/**
 * The official name to print beside a name, or the name itself where it holds the official one already. The longer
 * official name of "Twin Towers" is what a family asks for on the telephone, so it stays.
 */
export function officialNameBeside(name: string, official: string): string {
  return name.toLowerCase().includes(official.toLowerCase()) ? name : official;
}

/** "450 Bauchet St, Los Angeles, CA 90012"; without the code where the source names none. */
export function placeLine({ street, city, zip }: Pick<Place, 'street' | 'city' | 'zip'>): string {
  return `${street}, ${city}, ${zip === undefined ? 'CA' : `CA ${zip}`}`;
}
