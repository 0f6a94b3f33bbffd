/** Browser entry of the field above the list of cities: adds the names, and the styles of the results. */
import '../../templates/islands/TownFilter/FoundTowns.css';
import { createTownFinder, type TownIndex } from '../../templates/islands/TownFilter/find-towns.ts';
import type { TownFilterProps } from '../../templates/islands/TownFilter/TownFilter.props.ts';
import { TownFilter } from '../../templates/islands/TownFilter/TownFilter.tsx';

/** The names as JSON. The bundler inserts them. */
declare const TOWN_INDEX: string;

/** Finds names. The generator has validated the JSON. */
const find = createTownFinder(JSON.parse(TOWN_INDEX) as TownIndex);

/** The field, with its data. */
export function Island(props: TownFilterProps) {
  return <TownFilter {...props} find={find} />;
}
