import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTownFinder, type IndexedTown } from '../../../../templates/islands/TownFilter/find-towns.ts';
import { TownLines } from '../../../../templates/islands/TownFilter/OfficialLines.tsx';
import { testTables } from '../../../table.ts';
import { inLanguage, languages } from '../../in-language.tsx';

const towns = (
  [
    ['Alhambra', 'الهامبرا'],
    ['Altadena', '', 'Los Angeles County Sheriff’s Department'],
    ['Anaheim'],
    ['East Los Angeles'],
    ['El Monte', 'إل مونتي'],
    ['Fontana', 'فونتانا'],
    ['Gardena', 'غاردينا'],
    ['Glendale', 'غلينديل'],
    ['La Cañada Flintridge'],
    ['La Puente'],
    ['Los Angeles', '', 'Los Angeles Police Department (LAPD)'],
    ['Montebello'],
    ['Monterey Park'],
    ['Pasadena', 'باسادينا'],
    ['Rancho Cucamonga'],
    ['Rosemead', '', 'Temple Sheriff’s Station'],
    ['San Bernardino'],
    ['South El Monte', 'ساوث إل مونتي'],
    ['South Pasadena', 'ساوث باسادينا'],
    ['Temple City'],
  ] as const
).map(
  ([name, arabicName = '', police = '']): IndexedTown => ({
    name,
    names: arabicName === '' ? {} : { ar: arabicName },
    otherNames: name === 'Los Angeles' ? ['LAPD', 'Koreatown'] : [],
    police: police === '' ? [] : [{ names: { en: police } }],
    county: 'los-angeles',
  }),
);
const find = createTownFinder({
  towns,
  around: [
    'City of',
    'Ciudad de',
    'Condado de',
    'County',
    'CA',
    'Calif',
    'California',
    'مدينة',
    'كاليفورنيا',
  ],
  similarWords: [
    ['San', 'Saint', 'St'],
    ['La', 'El'],
  ],
});
const findNames = (typed: string) => {
  const found = find(typed);
  return found && [...found.exact, ...found.others].map(({ name }) => name).sort();
};

testTables(join(import.meta.dirname, 'TownFilter.yaml'), {
  places: findNames,
  'exact place': (typed: string) => find(typed)?.exact.map(({ name }) => name),
  'similar place': (typed: string, name: string) => findNames(typed)?.includes(name),
});

it('an exact place is one row: name, police agency and number, or else the line of the county', () => {
  const lines = [{ id: 'los-angeles', label: 'Condado', href: '/la', phone: { href: 'tel:1', text: '(1)' } }];
  const phone = { href: 'tel:2', text: '(2)' };
  const print = (...police: IndexedTown['police']) =>
    renderToStaticMarkup(
      inLanguage(
        createElement(TownLines, {
          lines,
          towns: [{ name: 'El Monte', names: {}, otherNames: [], county: 'los-angeles', police }],
        }),
        languages.ltr,
      ),
    );
  expect(print({ names: { [languages.ltr.tag]: 'Police' }, phone })).toMatch(
    /<li><b>El Monte<\/b><span [^>]*><span>Police<\/span> <a [^>]*href="tel:2"/u,
  );
  expect(print()).toMatch(/<b>El Monte<\/b>.*<a href="\/la">Condado<\/a><\/span> <a [^>]*href="tel:1"/u);
  // The name of the police contains the name of the place.
  expect(print({ names: { [languages.ltr.tag]: 'Policía de El Monte' }, phone })).toMatch(
    /<li><span [^>]*><span>Policía de El Monte<\/span> <a [^>]*href="tel:2"/u,
  );
});
