import { type Filled, type TownsText, textFiles } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type { Custodian, TownLink } from '../contract/page-context.ts';
import { findPhone } from '../values/create-formatter.ts';

type CustodianFacts = {
  readonly id: string;
  readonly name: string;
  readonly phone?: string | undefined;
};

export function listTowns(tools: LanguageTools): TownLink[] {
  const { content, texts, language, fill, resolve } = tools;
  const { compare } = new Intl.Collator(language.tag);
  const names = fill(textFiles.towns, texts.files.towns);
  const police = listPolice(tools, names);
  const cityPages = mapTownsToCityPages(tools);
  return content.facts.towns.towns
    .map(({ id, name: officialName, otherNames = [], county, police: ids = [] }): TownLink => {
      const cityPage = cityPages.get(id);
      return {
        id,
        name: names.towns[id] ?? officialName,
        officialName,
        otherNames,
        county,
        href: cityPage === undefined ? undefined : resolve(`/${cityPage}`),
        police: ids.flatMap((agency) => police.get(agency) ?? []),
      };
    })
    .sort((a, b) => compare(a.name, b.name));
}

/** By id: those in the list of places and the stations of city pages. */
function listPolice(tools: LanguageTools, names: Filled<TownsText>): Map<string, Custodian> {
  const { content, texts, fillPlain } = tools;
  const listed = content.facts.towns.agencies.map((facts) =>
    describe(facts, names.agencies[facts.id], tools),
  );
  const ofCities = [...content.recordFacts.cities].flatMap(([city, { stations }]) =>
    stations.map((facts) => {
      const text = texts.records.cities.get(city)?.stations[facts.id];
      return describe(facts, text && fillPlain(text.name), tools);
    }),
  );
  return new Map([...listed, ...ofCities].map((agency) => [agency.id, agency]));
}

function describe(facts: CustodianFacts, name: string | undefined, { content }: LanguageTools): Custodian {
  const { id, name: officialName, phone } = facts;
  return {
    id,
    name: name ?? officialName,
    phone: phone === undefined ? undefined : findPhone(phone, content.facts.directory),
  };
}

function mapTownsToCityPages({ content }: LanguageTools): ReadonlyMap<string, string> {
  return new Map(
    [...content.recordFacts.cities].flatMap(([city, { served }]) => served.map((town) => [town, city])),
  );
}
