/** The tests set every field that a city can lack. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CityFacts, type CityText, collections, type Filled } from '../../../schema/index.ts';
import { CityStations } from '../../../templates/pages/cities/CityStations.tsx';
import { CityPage } from '../../../templates/pages/cities/record.tsx';
import { findPage, siteContent, siteModel } from '../../site-model.ts';
import { inLanguage } from '../in-language.tsx';

const page = findPage(({ route: { target } }) => target.type === 'record' && target.name === 'cities');
// The content of the site has been validated against these schemas.
const texts = page.texts as Filled<CityText>;
const facts = page.facts as CityFacts;
const { context } = page;
const [station] = facts.stations;
if (station === undefined) throw new Error('The city has no station.');
const [first = '', second = '', third = '', fourth = ''] = facts.served;
const police = [{ id: station.id, name: station.name, phone: context.phones.main }];
const sheriff = [{ id: 'sheriff', name: 'The sheriff', phone: context.phones.alternate }];
const town = (id: string, agencies: typeof police) => ({
  ...{ id, name: id, officialName: id, otherNames: [], county: facts.county, href: undefined },
  police: agencies,
});
const html = renderToString(
  inLanguage(
    createElement(CityStations, {
      context: {
        ...context,
        towns: [town(first, police), town(second, sheriff), town(third, []), town(fourth, police)],
      },
      id: page.route.target.type === 'record' ? page.route.target.id : '',
      facts: {
        county: facts.county,
        served: [first, third, second, fourth],
        stations: [station, { ...station, id: 'hills', name: 'Hills Station', takesFrom: [second] }],
      },
      texts: { ...texts, served: { [first]: 'One', [second]: 'Two', [third]: 'Three', [fourth]: 'Four' } },
    }),
  ),
);
const cards = [...html.matchAll(/<li><h3>([\s\S]*?)<\/li>/gu)].map(([card]) => card);

describe('the stations of a city', () => {
  it('have a card for each place; places with the same stations share a card, one without a station is last', () => {
    expect(cards.map((card) => /<h3>([^<]*)</u.exec(card)?.[1])).toEqual([
      context.ui.city.arrestIn({ places: 'One and Four' }),
      context.ui.city.arrestIn({ places: 'Two' }),
      context.ui.city.arrestIn({ places: 'Three' }),
    ]);
    expect(cards[0]).toContain(station.street);
  });

  it('are marked when people may be taken there although another agency made the arrest', () => {
    expect(cards[0]).not.toContain('data-variant="may-hold"');
    expect(cards[1]).toMatch(/The sheriff[\s\S]*data-variant="may-hold"[\s\S]*Hills Station/u);
  });

  it('are replaced by the number of the county when none is known', () => {
    const { phone } = context.counties.find(({ id }) => id === facts.county)?.lookup ?? {};
    expect(cards[2]).toContain(`href="${phone?.href}"`);
    expect(cards[2]?.match(/tel:/gu)).toHaveLength(1);
  });
});

describe('the map of a city', () => {
  const pages = siteModel.languages.flatMap((language) =>
    language.pages.flatMap(({ route: { target }, context, facts, texts }) =>
      target.type === 'record' && target.name === 'cities'
        ? // The content of the site has been validated against these schemas.
          [{ context, id: target.id, facts: facts as CityFacts, texts: texts as Filled<CityText> }]
        : [],
    ),
  );
  const renderedPages = pages.map((props) => ({
    name: `${props.id}, ${props.context.language.tag}`,
    props,
    html: renderToString(inLanguage(createElement(CityPage, props), props.context.language)),
  }));

  it.each(renderedPages)('links each square to the row with its number ($name)', ({ props, html }) => {
    const links = [...html.matchAll(/href="#(place-\d+)" tabindex="-1"/gu)].map(([, row]) => row);
    const rows = [...html.matchAll(/ id="(place-\d+)"[\s\S]*?class="pin"[^>]*>(\d+)</gu)];
    const { stations, courts } = props.facts;
    expect(rows.map(([, row]) => row)).toEqual(rows.map(([, , number]) => `place-${number}`));
    expect(rows.map(([, , number]) => Number(number))).toEqual(
      [...stations, ...courts].map((_, index) => index + 1),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(rows.map(([, row]) => row)).toContain(link);
  });

  it.each(renderedPages)(
    'shows the number of a row at the city of its address ($name)',
    ({ props, html }) => {
      const { locations } = props.context.maps.cities[props.id] ?? { locations: [] };
      const rows = html.split(' id="place-').slice(1);
      const towns = siteContent.facts.towns.towns.filter(({ id }) =>
        locations.some((location) => location.id === id),
      );
      const numbers = towns.flatMap(({ id, name }) =>
        (locations.find((location) => location.id === id)?.marks ?? []).map(({ number = 0 }) => ({
          number,
          name,
        })),
      );
      expect(numbers).toHaveLength(rows.length);
      for (const { number, name } of numbers) {
        const row = rows.find((candidate) => candidate.startsWith(`${number}"`)) ?? '';
        expect(/, ([^,<]+), CA\b/u.exec(row)?.[1]).toBe(name);
      }
    },
  );
});

it('the schema rejects a station for a place that the city does not serve', () => {
  const pathsFor = (place: string) => {
    const invalid = { ...facts, stations: [{ ...station, takesFrom: [place] }] };
    return collections.cities.facts.safeParse(invalid).error?.issues.map(({ path }) => path);
  };
  expect([pathsFor('elsewhere'), pathsFor(first)]).toEqual([[['stations']], undefined]);
});
