import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTownFinder, type TownIndex } from '../../../../templates/islands/TownFilter/find-towns.ts';
import { TownLines } from '../../../../templates/islands/TownFilter/OfficialLines.tsx';
import { comparisonKey } from '../../../../templates/text/normalize.ts';
import { contextAt, siteModel } from '../../../site-model.ts';
import { testTables } from '../../../table.ts';
import { inLanguage, languages } from '../../in-language.tsx';

const index = siteModel.scriptData.TOWN_INDEX as TownIndex;
const find = createTownFinder(index);
const findNames = (typed: string) => {
  const found = find(typed);
  return found && [...found.exact, ...found.others].map(({ name }) => name).sort();
};

testTables(join(import.meta.dirname, 'TownFilter.yaml'), {
  places: findNames,
  'exact place': (typed: string) => find(typed)?.exact.map(({ name }) => name),
  'similar place': (typed: string, name: string) => findNames(typed)?.includes(name),
});

it('every name of a place finds that place alone as the exact one', () => {
  for (const { name, names } of index.towns)
    for (const spelling of [
      name,
      comparisonKey(name),
      ...Object.values(names).flatMap((text) => [text, comparisonKey(text)]),
    ])
      expect([spelling, find(spelling)?.exact.map((town) => town.name)]).toEqual([spelling, [name]]);
});

it('an exact place is one row: name, police agency and number, or else the line of the county', () => {
  const lines = [{ id: 'los-angeles', label: 'Condado', href: '/la', phone: { href: 'tel:1', text: '(1)' } }];
  const [town] = find('elmonte')?.exact ?? [];
  const agency = contextAt('/').towns.find(({ name }) => name === town?.name)?.police[0];
  const row = (towns: readonly (typeof town)[]) =>
    renderToStaticMarkup(
      inLanguage(
        createElement(TownLines, { lines, towns: towns.flatMap((one) => one ?? []) }),
        languages.ltr,
      ),
    );
  expect(row([town])).toMatch(
    new RegExp(
      `<li><b>${town?.name}</b><span>${agency?.name} <a [^>]*href="${agency?.phone?.href.replace('+', '.')}"`,
      'u',
    ),
  );
  expect(row([town && { ...town, police: [] }])).toMatch(/<a href="\/la">Condado<\/a> <a [^>]*href="tel:1"/u);
});
