/** Lists the counties and cities for pages that link to them. */
import { collections, type Filled } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type { CityCourt, CityLink, CountyLink } from '../contract/page-context.ts';
import { findPhone } from '../values/create-formatter.ts';
import { idsInOrder } from '../values/ids-in-order.ts';

/** Returns all counties, sorted by `order`. */
export function listCounties({ content, texts, fillPlain, link }: LanguageTools): CountyLink[] {
  return idsInOrder(content.recordFacts.counties).flatMap((id) => {
    const facts = content.recordFacts.counties.get(id);
    const text = texts.records.counties.get(id);
    if (facts === undefined || text === undefined) return [];
    const { name, url, phone } = facts.lookup;
    const lookup = {
      name,
      url,
      line: fillPlain(texts.files.ui.county.infoLine),
      phone: phone === undefined ? undefined : findPhone(phone, content.facts.directory),
    };
    return [{ id, ...link(`/${id}`), summary: fillPlain(text.seo.description), lookup }];
  });
}

/** Returns all cities, sorted by `order`, with their served places. */
export function listCities(tools: LanguageTools): CityLink[] {
  const { content, texts, fillPlain, link } = tools;
  return idsInOrder(content.recordFacts.cities).map((id) => {
    const text = texts.records.cities.get(id);
    const facts = content.recordFacts.cities.get(id);
    return {
      id,
      ...link(`/${id}`),
      summary: fillPlain(text?.seo.description ?? ''),
      county: facts?.county ?? '',
      served: (facts?.served ?? []).map((place) => fillPlain(text?.served[place] ?? '')),
      courts: courtsOfCity(id, tools),
    };
  });
}

/** Returns the courts of a city. Their facts and names come from the guide of its county. */
function courtsOfCity(id: string, { content, texts, fill }: LanguageTools): CityCourt[] {
  const city = content.recordFacts.cities.get(id);
  const county = content.recordFacts.counties.get(city?.county ?? '');
  const text = texts.records.counties.get(city?.county ?? '');
  if (city === undefined || county === undefined || text === undefined) return [];
  const filled: Filled<typeof text> = fill(collections.counties.text, text);
  return city.courts.flatMap((court) => {
    const facts = county.courts.find((candidate) => candidate.id === court);
    if (facts === undefined) return [];
    const { street, city: town, zip, phone, name } = facts;
    const displayName = filled.places.courts[court]?.name ?? name;
    return [{ id: court, name: displayName, officialName: name, street, city: town, zip, phone }];
  });
}
