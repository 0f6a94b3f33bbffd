/**
 * Every number, name, address, amount and date of the records is on the pages of each language.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { placeholderStreet } from '../../schema/office.ts';
import { formatPhone } from '../../templates/values/formats.ts';
import { addressLineOf, townLineOf } from '../../templates/values/postal-address.ts';
import { formatDollars } from '../../templates/values/premium.ts';
import { addressIn, type Tag, tags } from '../browser/languages.ts';
import { contextAt, siteContent, siteFiles } from '../site-model.ts';
import { readPages } from './built-pages.ts';
import { readText } from './read-html.ts';

const { facts, recordFacts } = siteContent;
const pages = readPages();

/** Returns a text without direction marks, and with collapsed white space. */
const clean = (text: string) => text.replace(/[\u2066-\u2069]/gu, '').replace(/\s+/gu, ' ');

const textByAddress = new Map(pages.map(({ address, body }) => [address, clean(readText(body))]));

function textOf(address: string, tag: Tag): string {
  const text = textByAddress.get(addressIn(tag, address));
  if (text === undefined) throw new Error(`No page has the address ${address} in ${tag}.`);
  return text;
}

const callLinks = new Map(
  tags.map((tag) => {
    const links = pages
      .filter((page) => page.tag === tag)
      .flatMap(({ body }) => [...body.matchAll(/href="tel:([^"]+)"[^>]*>([\s\S]*?)<\/a>/gu)]);
    return [tag, links.map(([, number = '', inner = '']) => ({ number, text: clean(readText(inner)) }))];
  }),
);

const { phones, furtherPhones = [] } = facts.site;
const ownNumbers = [...phones, ...furtherPhones].map(({ number }) => number);
const otherNumbers = Object.values(facts.directory.numbers).map(({ number }) => number);

describe.each(tags)('in %s, a telephone number', (tag) => {
  const links = callLinks.get(tag) ?? [];

  it.each([...ownNumbers, ...otherNumbers])('of the records is in a call link of a page: %s', (number) => {
    const texts = links.filter((link) => link.number === number).map(({ text }) => text);
    expect(texts.some((text) => text.includes(formatPhone(number)))).toBe(true);
  });

  it('in a call link is in the records', () => {
    const recorded = new Set([...ownNumbers, ...otherNumbers]);
    expect(links.map(({ number }) => number).filter((number) => !recorded.has(number))).toEqual([]);
  });

  it('in the text of a page is in the records', () => {
    const recorded = new Set([...ownNumbers, ...otherNumbers].map(formatPhone));
    const printed = [...textByAddress].filter(
      ([address]) => pages.find((page) => page.address === address)?.tag === tag,
    );
    const numbers = printed.flatMap(([, text]) => text.match(/\(\d{3}\) \d{3}-\d{4}/gu) ?? []);
    expect(numbers.length).toBeGreaterThan(100);
    expect([...new Set(numbers)].filter((number) => !recorded.has(number))).toEqual([]);
  });
});

const counties = [...recordFacts.counties];
const cities = [...recordFacts.cities];

describe.each(tags)('in %s, the guide to a county', (tag) => {
  it.each(counties)(
    'names each jail and court with its address: %s',
    (id, { jails, courts, defender, lookup }) => {
      const text = textOf(`/${id}`, tag);
      for (const place of [...jails, ...courts]) expect(text, place.name).toContain(addressLineOf(place));
      for (const { name } of [...jails, ...courts, defender, lookup]) expect(text).toContain(name);
    },
  );

  it.each(counties)('prints each amount of its records: %s', (id, { amounts }) => {
    const text = textOf(`/${id}`, tag);
    for (const { from, to } of amounts) {
      if (from !== undefined) expect(text).toContain(formatDollars(from));
      if (to !== undefined) expect(text).toContain(formatDollars(to));
    }
  });
});

describe.each(tags)('in %s, the address', (tag) => {
  it.each(cities)('of each station is on the page of its city: %s', (id, { stations }) => {
    const text = textOf(`/${id}`, tag);
    for (const station of stations) expect(text, station.name).toContain(addressLineOf(station));
  });

  it.each(facts.offices.offices)('of each office is on the page of the offices: $id', (office) => {
    // A placeholder street is not printed; a marked placeholder is printed instead.
    const isEntered = !placeholderStreet.test(office.street);
    const text = textOf('/locations', tag);
    expect(text).toContain(isEntered ? addressLineOf(office) : townLineOf(office));
    expect(text.includes(office.street)).toBe(isEntered);
  });
});

/** All figures except counts, which may be written in words: "day and night" for the hours of a day. */
const namedFigures = Object.entries(facts.business.figures)
  .filter(([, { kind }]) => kind !== 'count')
  .map(([name]) => name);

/** Figures that a drawing prints by their names. */
const drawnFigures = new Set(facts.network.releaseTimes.map(({ time }) => time));

const rawTexts = new Map(
  tags.map((tag) => [
    tag,
    siteFiles
      .filter(({ source }) => source.path.startsWith(`content/${tag}/`))
      .map(({ source }) => ({ file: source.path.slice(`content/${tag}/`.length), text: source.text })),
  ]),
);

describe.each(tags)('in %s, a figure of the business', (tag) => {
  const files = rawTexts.get(tag) ?? [];

  it.each(namedFigures)('is printed from its record: %s', (name) => {
    const uses = new RegExp(`\\{\\{${name}(?:Within|Under|UpTo|AsLittleAs|AtLeast)?\\}\\}`, 'u');
    expect(files.some(({ text }) => uses.test(text)) || drawnFigures.has(name)).toBe(true);
  });

  // Each release time is used only in texts that name the event from which it counts.
  it.each([
    ['releaseTime', ['faqs.yaml', 'network.yaml', 'services/bond-approvals.yaml']],
    ['releaseTimeFast', ['faqs.yaml', 'network.yaml', 'services/fast-release.yaml']],
    ['releaseTimeProcess', ['counties/', 'faqs.yaml', 'network.yaml', 'services/fast-release.yaml']],
  ] as const)('for release is used where its event is named: %s', (name, prefixes) => {
    const found = files.filter(({ text }) => text.includes(`{{${name}}}`)).map(({ file }) => file);
    expect(found.filter((file) => !prefixes.some((prefix) => file.startsWith(prefix)))).toEqual([]);
    for (const prefix of prefixes)
      expect(
        found.some((file) => file.startsWith(prefix)),
        prefix,
      ).toBe(true);
  });
});

const StatedFacts = z.array(
  z.strictObject({
    page: z.string(),
    days: z.array(z.iso.date()).default([]),
    figures: z.array(z.string()).default([]),
  }),
);
const statedFacts = StatedFacts.parse(
  parse(readFileSync(path.join(import.meta.dirname, 'facts.yaml'), 'utf8')),
);

describe.each(tags)('in %s, a fact of a law', (tag) => {
  const { print } = contextAt('/', tag);

  it.each(statedFacts)('is on its page: $page', ({ page, days, figures }) => {
    const text = textOf(page, tag);
    const missing = [...days.map((day) => print.fullDate(day).text), ...figures].filter(
      (fact) => !new RegExp(`(?<![\\d.,])${RegExp.escape(fact)}(?![.,]?\\d)`, 'u').test(text),
    );
    expect(missing).toEqual([]);
  });
});
