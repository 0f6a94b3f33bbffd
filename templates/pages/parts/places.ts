import type { Filled, Place, Ui } from '../../../schema/index.ts';
import type { PlaceItem, PlacePin } from '../../components/PlaceList/PlaceList.tsx';
import type { Printer } from '../../contract/page-context.ts';
import type { MapPanel } from '../../maps/map-panel.ts';
import { addressLineOf } from '../../values/postal-address.ts';

/** Prefix of the ids of rows to which the squares of a map link; the number of the square follows. */
export const placeRowPrefix = 'place-';

export type PlaceTexts = { readonly name: string; readonly note?: string | undefined };

/** A place without texts has its official name. */
export function placeItem(place: Place, texts: PlaceTexts | undefined, print: Printer): PlaceItem {
  return {
    id: place.id,
    ...placeNames(texts?.name, place.name),
    address: addressLineOf(place),
    phone: place.phone === undefined ? undefined : print.phone(place.phone),
    note: texts?.note,
  };
}

export function placePin(number: number, kind: 'jail' | 'court'): PlacePin {
  return { number, rowId: `${placeRowPrefix}${number}`, isCourt: kind === 'court' };
}

/** Both are the same when one name is enough. */
type PlaceNames = Pick<PlaceItem, 'name' | 'officialName'>;

/** When one name contains the other, both are the longer name, because a caller needs the full name. */
export function placeNames(name: string | undefined, official: string): PlaceNames {
  if (name !== undefined && contains(name, official)) return { name, officialName: name };
  if (name === undefined || contains(official, name)) return { name: official, officialName: official };
  return { name, officialName: official };
}

/** Regardless of case and of quotation marks, which differ by language. */
function contains(name: string, other: string): boolean {
  return plainName(name).includes(plainName(other));
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/["'“”‘’«»]/gu, '');
}

/** Explains the arrows when the map has arrows. */
export function mapCaption(
  panel: MapPanel,
  caption: string,
  { beyond }: Pick<Filled<Ui>['map'], 'beyond'>,
): string {
  const hasArrow = panel.locations.some((location) => location.beyond !== undefined);
  return hasArrow ? `${caption} ${beyond}` : caption;
}
