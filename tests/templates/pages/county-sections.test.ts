import { expect, it } from 'vitest';
import { planCountySections } from '../../../templates/pages/counties/county-sections.ts';
import { countyWords } from './county-sample.ts';

/** Ids of the sections with their numbers. */
const numbersOf = (words: typeof countyWords) =>
  planCountySections(words, 'Questions').map(({ id, number }) =>
    number === undefined ? id : `${number} ${id}`,
  );

it('lists services and information of a county that has both, and passes over the last two', () => {
  expect(numbersOf(countyWords)).toEqual([
    '1 bail-process',
    '2 typical-amounts',
    '3 services',
    '4 posting-bail',
    '5 jails-and-courts',
    '6 choosing-a-bondsman',
    'considerations',
    '7 county-information',
    'questions',
  ]);
});

it('lists considerations and questions of the other counties', () => {
  const { services, information, ...words } = countyWords;
  expect(numbersOf(words)).toEqual([
    '1 bail-process',
    '2 typical-amounts',
    '3 posting-bail',
    '4 jails-and-courts',
    '5 choosing-a-bondsman',
    '6 considerations',
    '7 questions',
  ]);
});
