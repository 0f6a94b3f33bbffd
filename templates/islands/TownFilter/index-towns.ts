/** Builds the index of place names in every language for the browser. */
import type { Custodian, TownLink } from '../../contract/page-context.ts';
import type { IndexedAgency, TownIndex } from './find-towns.ts';

/** The places of a language, in any order, by its tag. */
type TownsByLanguage = ReadonlyMap<string, readonly TownLink[]>;

export function indexTowns(townsByLanguage: TownsByLanguage): TownIndex['towns'] {
  const languages = [...townsByLanguage].map(
    ([tag, towns]) => [tag, new Map(towns.map((town) => [town.id, town]))] as const,
  );
  const [[, allTowns] = []] = languages;
  return [...(allTowns?.values() ?? [])].map(({ id, officialName, otherNames, county, police }) => {
    const links = languages.flatMap(([tag, towns]): [string, TownLink][] => {
      const town = towns.get(id);
      return town === undefined ? [] : [[tag, town]];
    });
    return {
      name: officialName,
      otherNames,
      county,
      names: Object.fromEntries(
        links.filter(([, { name }]) => name !== officialName).map(([tag, { name }]) => [tag, name]),
      ),
      police: police.map((agency) => indexAgency(agency, links)),
    };
  });
}

function indexAgency({ id, phone }: Custodian, links: readonly [string, TownLink][]): IndexedAgency {
  const names = links.flatMap(([tag, { police }]) =>
    police.filter((agency) => agency.id === id).map(({ name }) => [tag, name] as const),
  );
  return { names: Object.fromEntries(names), phone };
}
