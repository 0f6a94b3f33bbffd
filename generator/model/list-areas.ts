/** County guides, city pages and maps as other pages show them. */
import { collections, type Filled } from '../../schema/index.ts';
import type { CityCourt, CityLink, CountyLink, Link } from '../../templates/page-context.ts';
import { printNumber } from './create-printer.ts';
import { type Filler, fillPlain, fillWords } from './fill-words.ts';
import type { LanguageWords, SiteContent } from './site-content.ts';

/** What the lists are made from. */
export type AreaInput = {
  readonly content: SiteContent;
  readonly words: LanguageWords;
  readonly filler: Filler;
  readonly link: (path: string) => Link;
};

/** All counties, in their order. */
export function listCounties({ content, words, filler, link }: AreaInput): CountyLink[] {
  return inOrder(content.recordFacts.counties).flatMap((id) => {
    const facts = content.recordFacts.counties.get(id);
    const text = words.records.counties.get(id);
    if (facts === undefined || text === undefined) return [];
    const { name, url, phone } = facts.lookup;
    const lookup = {
      name,
      url,
      phone: phone === undefined ? undefined : printNumber(phone, content.facts.directory),
    };
    return [{ id, ...link(`/${id}`), summary: fill(filler, text.seo.description), lookup }];
  });
}

/** All cities, in their order, with the places that they serve. */
export function listCities(input: AreaInput): CityLink[] {
  const { content, words, filler, link } = input;
  return inOrder(content.recordFacts.cities).map((id) => {
    const text = words.records.cities.get(id);
    const facts = content.recordFacts.cities.get(id);
    return {
      id,
      ...link(`/${id}`),
      summary: fill(filler, text?.seo.description),
      county: facts?.county ?? '',
      served: (facts?.served ?? []).map((place) => fill(filler, text?.served[place])),
      courts: courtsOfCity(id, input),
    };
  });
}

/** The courts of a city: facts and names stand in the guide of its county. */
function courtsOfCity(id: string, { content, words, filler }: AreaInput): CityCourt[] {
  const city = content.recordFacts.cities.get(id);
  const county = content.recordFacts.counties.get(city?.county ?? '');
  const text = words.records.counties.get(city?.county ?? '');
  if (city === undefined || county === undefined || text === undefined) return [];
  const filled: Filled<typeof text> = fillWords(collections.counties.text, text, filler);
  return city.courts.flatMap((court) => {
    const facts = county.courts.find((candidate) => candidate.id === court);
    if (facts === undefined) return [];
    const { street, city: town, zip, phone, name } = facts;
    const own = filled.places.courts[court]?.name ?? name;
    return [{ id: court, name: own, officialName: name, street, city: town, zip, phone }];
  });
}

function inOrder(records: ReadonlyMap<string, { readonly order: number }>): string[] {
  return [...records]
    .sort(([idA, a], [idB, b]) => a.order - b.order || (idA < idB ? -1 : 1))
    .map(([id]) => id);
}

function fill(filler: Filler, text: string | undefined): string {
  return text === undefined ? '' : fillPlain(text, filler);
}
