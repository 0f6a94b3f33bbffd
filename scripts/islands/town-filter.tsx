/** Browser entry of the field above the list of cities: adds the names, and the style of what it answers. */
import '../../templates/islands/TownFilter/FoundTowns.css';
import { createTownFinder, type TownIndex } from '../../templates/islands/TownFilter/find-towns.ts';
import type { TownFilterProps } from '../../templates/islands/TownFilter/TownFilter.props.ts';
import { TownFilter } from '../../templates/islands/TownFilter/TownFilter.tsx';

/** The names as JSON. The bundler puts them in. */
declare const TOWN_INDEX: string;

/** Made and checked by the generator. */
const finder = createTownFinder(JSON.parse(TOWN_INDEX) as TownIndex);

/** The field as the server rendered it, with all that it needs to find something. */
export function Island(props: TownFilterProps) {
  return <TownFilter {...props} finder={finder} />;
}
