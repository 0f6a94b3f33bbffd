import './FoundTowns.css';
import { createTownFinder, type TownIndex } from './find-towns.ts';
import { TownFilter, type TownFilterProps } from './TownFilter.tsx';

/** Inserted by the bundler as JSON. */
declare const TOWN_INDEX: string;

/** The generator has validated the JSON. */
const find = createTownFinder(JSON.parse(TOWN_INDEX) as TownIndex);

export function Island(props: TownFilterProps) {
  return <TownFilter {...props} find={find} />;
}
