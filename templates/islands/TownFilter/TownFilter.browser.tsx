/** Browser entry of the field above the list of cities: adds the names, and the styles of the results. */
import './FoundTowns.css';
import { createTownFinder, type TownIndex } from './find-towns.ts';
import { TownFilter, type TownFilterProps } from './TownFilter.tsx';

/** The names as JSON. The bundler inserts them. */
declare const TOWN_INDEX: string;

/** Finds names. The generator has validated the JSON. */
const find = createTownFinder(JSON.parse(TOWN_INDEX) as TownIndex);

export function Island(props: TownFilterProps) {
  return <TownFilter {...props} find={find} />;
}
