/** The agency's numbers and all addresses of the records are on the pages of each language, and no unknown number. */
import { describe, expect, it } from 'vitest';
import { placeholderStreet } from '../../schema/office.ts';
import { formatPhone } from '../../templates/values/formats.ts';
import { addressLineOf, townLineOf } from '../../templates/values/postal-address.ts';
import { addressIn, tags } from '../browser/languages.ts';
import { siteContent } from '../site-model.ts';
import { readPages, readText } from './built-pages.ts';

const { facts, recordFacts } = siteContent;
const pages = readPages();

/** Without direction marks, and with collapsed white space. */
const clean = (text: string) => text.replace(/[\u2066-\u2069]/gu, '').replace(/\s+/gu, ' ');

const textByAddress = new Map(pages.map(({ address, body }) => [address, clean(readText(body))]));
const { phones, furtherPhones = [] } = facts.site;
const ownNumbers = [...phones, ...furtherPhones].map(({ number }) => number);
const otherNumbers = Object.values(facts.directory.numbers).map(({ number }) => number);
const numbers = new Set([...ownNumbers, ...otherNumbers]);

describe.each(tags)('in %s', (tag) => {
  const ownPages = pages.filter((page) => page.tag === tag);
  const textOf = (path: string) => textByAddress.get(addressIn(tag, path)) ?? '';

  it('call links have the numbers of the records, and the text of one shows each number of the agency', () => {
    const links = ownPages.flatMap(({ body }) => [...body.matchAll(/href="tel:([^"]+)"[^>]*>(.*?)<\/a>/gsu)]);
    const printed = links.filter(([, number = '', inner = '']) =>
      clean(readText(inner)).includes(formatPhone(number)),
    );
    expect(links.map(([, number = '']) => number).filter((number) => !numbers.has(number))).toEqual([]);
    expect(printed.map(([, number]) => number)).toEqual(expect.arrayContaining(ownNumbers));
  });

  it('a number in a text is that of a record', () => {
    const recorded = new Set([...numbers].map(formatPhone));
    const printed = ownPages.flatMap(({ address }) =>
      Array.from(
        (textByAddress.get(address) ?? '').matchAll(/\(\d{3}\) \d{3}-\d{4}/gu),
        ([number]) => number,
      ),
    );
    expect(printed.length).toBeGreaterThan(100);
    expect(printed.filter((number) => !recorded.has(number))).toEqual([]);
  });

  it.each([...recordFacts.counties])('the guide to a county has its places: %s', (id, county) => {
    const text = textOf(`/${id}`);
    for (const place of [...county.jails, ...county.courts]) expect(text).toContain(addressLineOf(place));
    for (const { name } of [...county.jails, ...county.courts, county.defender, county.lookup])
      expect(text).toContain(name);
  });

  it.each([...recordFacts.cities])('the page of a city has its stations: %s', (id, { stations }) => {
    for (const station of stations) expect(textOf(`/${id}`)).toContain(addressLineOf(station));
  });

  it.each(facts.offices.offices)('the page of the offices has the address of $id', (office) => {
    // A placeholder street is not printed; a marked placeholder is printed instead.
    const isEntered = !placeholderStreet.test(office.street);
    expect(textOf('/locations')).toContain(isEntered ? addressLineOf(office) : townLineOf(office));
    expect(textOf('/locations').includes(office.street)).toBe(isEntered);
  });
});
