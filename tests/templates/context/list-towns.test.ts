import { expect, it } from 'vitest';
import { listCustodians } from '../../../templates/values/list-custodians.ts';
import { tags } from '../../browser/languages.ts';
import { contextAt } from '../../site-model.ts';

it.each(tags)('the places are in the alphabetical order of %s', (tag) => {
  const names = contextAt('/', tag).towns.map(({ name }) => name);
  const { compare } = new Intl.Collator(tag);
  for (const [index, name] of names.slice(1).entries())
    expect(compare(names[index] ?? '', name), `${names[index]}, ${name}`).toBeLessThanOrEqual(0);
});

it('every place has a number to call about an arrest there', () => {
  const context = contextAt('/', 'en');
  const silent = context.towns.filter((town) => {
    const { custodians, county } = listCustodians(town, context);
    return custodians.every(({ phone }) => phone === undefined) && county?.lookup.phone === undefined;
  });
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it.each(['hollywood', 'north-hollywood', 'van-nuys', 'san-pedro'])(
  '%s has the police of Los Angeles, whose city it is in',
  (id) => {
    const { towns } = contextAt('/', 'en');
    const policeOf = (place: string) => towns.find((town) => town.id === place)?.police;
    expect(policeOf(id)).toEqual(policeOf('los-angeles'));
    expect(policeOf(id)?.[0]?.name).toContain('LAPD');
  },
);
