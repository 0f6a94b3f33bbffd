import { expect, it } from 'vitest';
import { describeOffices, describePublisher } from '../../../templates/json-ld/structured-data.ts';
import { contextAt, siteContent } from '../../site-model.ts';

it('the structured data has both numbers of the agency, and the main number of each office', () => {
  const baseUrl = 'https://bonds.test';
  const context = contextAt('/');
  const numbers = siteContent.facts.site.phones.map(({ number }) => number);
  expect(describePublisher(context, baseUrl).telephone).toEqual(numbers.slice(0, 2));
  const offices = describeOffices(context, { baseUrl, url: `${baseUrl}/` });
  expect(new Set(offices.map(({ telephone }) => telephone))).toEqual(new Set(numbers.slice(0, 1)));
});
