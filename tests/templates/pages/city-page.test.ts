/** The city page, with records of the site; a test adds any field that a city may lack. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CityFacts, type CityText, collections, type Filled } from '../../../schema/index.ts';
import { CityStations } from '../../../templates/pages/cities/CityStations.tsx';
import { findPage } from '../../site-model.ts';
import { inLanguage } from '../in-language.tsx';

const page = findPage(({ route: { target } }) => target.type === 'record' && target.name === 'cities');
// The content of the site has been validated against these schemas.
const copy = page.copy as Filled<CityText>;
const facts = page.facts as CityFacts;
const { context } = page;
const [station] = facts.stations;
if (station === undefined) throw new Error('A city has a station.');
const [first = '', second = '', third = '', fourth = ''] = facts.served;
const police = [{ id: station.id, name: station.name, phone: context.phones.main }];
const sheriff = [{ id: 'sheriff', name: 'The sheriff', phone: context.phones.alternate }];
const town = (id: string, own: typeof police) => ({
  ...{ id, name: id, officialName: id, county: facts.county, href: undefined, jails: [] },
  police: own,
});
const html = renderToString(
  inLanguage(
    createElement(CityStations, {
      context: {
        ...context,
        towns: [town(first, police), town(second, sheriff), town(third, []), town(fourth, police)],
      },
      facts: {
        served: [first, third, second, fourth],
        stations: [station, { ...station, id: 'hills', name: 'Hills Station', takesFrom: [second] }],
      },
      copy: { ...copy, served: { [first]: 'One', [second]: 'Two', [third]: 'Three', [fourth]: 'Four' } },
    }),
  ),
);
const cards = [...html.matchAll(/<li><h3>([\s\S]*?)<\/li>/gu)].map(([card]) => card);

describe('the stations of a city', () => {
  it('have a card for each place, in order; places with the same stations share one', () => {
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

  it('are replaced by our number when none is known', () => {
    expect(cards[2]).toContain(`href="${context.phones.main.href}"`);
    expect(cards[2]).not.toContain('class="place"');
  });
});

it('rejects a station for a place that the city does not serve', () => {
  const given = { ...facts, stations: [{ ...station, takesFrom: ['elsewhere'] }] };
  expect(collections.cities.facts.safeParse(given).error?.issues).toEqual([
    expect.objectContaining({ path: ['stations'] }),
  ]);
  expect(
    collections.cities.facts.safeParse({ ...facts, stations: [{ ...station, takesFrom: [first] }] }).success,
  ).toBe(true);
});
