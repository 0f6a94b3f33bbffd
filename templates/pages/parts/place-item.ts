/** Jails, stations and courts of the facts, as the list of places shows them. */
import type { Place } from '../../../schema/index.ts';
import type { PlaceItem } from '../../components/PlaceList/PlaceList.tsx';
import type { Printer } from '../../page-context.ts';

/** Name and note of a place in the language of the page. */
export type PlaceCopy = { readonly name: string; readonly note?: string | undefined };

/** A place with its words; one without words goes by its official name. */
export function placeItem(place: Place, copy: PlaceCopy | undefined, print: Printer): PlaceItem {
  return {
    id: place.id,
    ...placeNames(copy?.name, place.name),
    address: placeLine(place),
    phone: place.phone === undefined ? undefined : print.phone(place.phone),
    note: copy?.note,
  };
}

/** What a place goes by; the two are the same where one name says it all. */
type PlaceNames = Pick<PlaceItem, 'name' | 'officialName'>;

/**
 * The name of the page's language and the official name, or the longer of them alone where it holds the other: the
 * whole name, not "Twin Towers", is what a family asks for on the telephone.
 */
export function placeNames(name: string | undefined, official: string): PlaceNames {
  if (name !== undefined && holds(name, official)) return { name, officialName: name };
  if (name === undefined || holds(official, name)) return { name: official, officialName: official };
  return { name, officialName: official };
}

/** Quotation marks and apostrophes do not count: those of words are set as the language sets them. */
function holds(name: string, part: string): boolean {
  return plainName(name).includes(plainName(part));
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/["'“”‘’«»]/gu, '');
}

/** "450 Bauchet St, Los Angeles, CA 90012"; without the code where the source names none. */
export function placeLine({ street, city, zip }: Pick<Place, 'street' | 'city' | 'zip'>): string {
  return `${street}, ${city}, ${zip === undefined ? 'CA' : `CA ${zip}`}`;
}
