import { join } from 'node:path';
import { geoContains } from 'd3-geo';
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { coastline } from '../../schema/coastline.ts';
import { countyShape } from '../../schema/county-shapes.ts';
import {
  Business,
  ChatKeywords,
  chatKeywords,
  Directory,
  PapersFacts,
  Passage,
  Phone,
  ShortCode,
  Site,
} from '../../schema/index.ts';
import { isNorthAmerican } from '../../schema/north-american-numbers.ts';
import { Slug } from '../../schema/primitives.ts';
import { Language } from '../../schema/site.ts';
import { text } from '../../schema/text.ts';
import { mapTexts } from '../../schema/visit-texts.ts';
import { validate } from '../generator/rules/content-files.ts';
import { siteContent, siteFiles } from '../site-model.ts';
import { testTables } from '../table.ts';

const { facts } = siteContent;
const chatFacts = facts['chat-keywords'];
const accepts = (schema: z.ZodType) => (value: unknown) => schema.safeParse(value).success;
const pathsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

testTables(join(import.meta.dirname, 'schema.yaml'), {
  'telephone number': (number: string) =>
    Phone.safeParse(number)
      .error?.issues.map(({ message }) => message)
      .join(),
  'short code': accepts(ShortCode),
  'length of an id': (length: number) => accepts(Slug)('a'.repeat(length)),
  percentage: (value: unknown) =>
    accepts(Business.shape.figures)({ rate: { kind: 'percent', value, source: 'test' } }),
  'review of a language': accepts(Language.shape.reviewed),
  'analytics script': (script: string) => accepts(Site.shape.analytics)({ script }),
  'form action': accepts(Site.shape.contactForm.shape.action),
  'chat keywords': ({ words, ...change }: Partial<typeof chatFacts>) =>
    pathsOf(ChatKeywords, { ...chatFacts, words: { ...chatFacts.words, ...words }, ...change }),
  'line of a document': (line: object) => {
    const paper = { title: 'Receipt', lines: [{ text: 'Premium paid', ...line }] };
    const papers = { application: paper, agreement: paper, receipt: paper };
    return pathsOf(PapersFacts, papers);
  },
  site: (change: object, part: string) => {
    const { diagnostics } = validate({ 'content/shared/site.yaml': { ...facts.site, ...change } });
    return diagnostics.map(({ key, message }) => (message.includes(part) ? key : message));
  },
});

it('the schema of chat-keywords.yaml rejects a duplicate keyword', () => {
  const order = [...chatKeywords.slice(1), 'help'];
  expect(pathsOf(ChatKeywords, { ...chatFacts, order })).toEqual(['order']);
});

it('a short code is allowed in the short codes of the directory, but not in its numbers', () => {
  const { directory } = facts;
  const origin = { source: 'test', certainty: 'official' };
  const shortCodes = { emergency: { code: '911', use: 'call', ...origin } };
  expect(accepts(Directory)({ ...directory, shortCodes })).toBe(true);
  const numbers = { ...directory.numbers, emergency: { number: '911', ...origin } };
  expect(accepts(Directory)({ ...directory, numbers })).toBe(false);
});

it('a passage needs at least one block that is always shown', () => {
  const conditional = { type: 'paragraph', when: 'analytics', text: 'Counted.' };
  const always = { type: 'paragraph', text: 'Always.' };
  const passage = (...blocks: object[]) => Passage.safeParse({ id: 'a', title: 'A', blocks });
  expect(passage(always, conditional).success).toBe(true);
  expect(passage(conditional).error?.issues[0]?.message).toBe('needs a block that is always shown');
});

it('the area codes are those of the library for telephone numbers', () => {
  const isKnown = (digits: string) => isValidPhoneNumber(`+1${digits}`);
  for (let code = 200; code < 1000; code += 1) {
    // The library knows some area codes only with certain exchanges.
    const numbers = [`${code}2345678`, `${code}5550123`];
    expect(numbers.some(isNorthAmerican), String(code)).toBe(numbers.some(isKnown));
  }
});

it('a form whose answers confirm nothing is a problem of its settings', () => {
  const { successField: _, ...contactForm } = facts.site.contactForm;
  const problemsOf = (action: string) => pathsOf(Site.shape.contactForm, { ...contactForm, action });
  expect(problemsOf('https://forms.example/f')).toEqual(['successField']);
  expect(problemsOf('{{thankYou}}')).toEqual([]);
});

it('a schema changes no value, so that the data of a file is its record', () => {
  for (const { schema, data } of siteFiles) expect(schema.parse(data)).toEqual(data);
});

it('mapTexts maps the texts of a readonly list', () => {
  const schema = z.strictObject({ terms: z.array(text('A term')).readonly() });
  const mapped = mapTexts(schema, { terms: ['bail', 'bond'] }, (_field, _path, value) => `${value}!`);
  expect(mapped).toEqual({ terms: ['bail!', 'bond!'] });
});

const shapeOf = (fips: string) => {
  const shape = countyShape(fips);
  if (shape === undefined) throw new Error(`No county ${fips}`);
  return shape;
};
const losAngeles = shapeOf('06037');
const orange = shapeOf('06059');
const cornersOf = (shape: typeof losAngeles) => (shape.geometry.coordinates[0] ?? []).map(String);

describe('the outline of a county', () => {
  it('follows the coast between its neighbors, which share its end points', () => {
    const coast = coastline.map(String);
    const onCoast = (shape: typeof losAngeles) => coast.filter((corner) => cornersOf(shape).includes(corner));
    expect(onCoast(losAngeles).length).toBeGreaterThan(80);
    expect(onCoast(losAngeles).at(-1)).toBe(onCoast(orange)[0]);
    expect(onCoast(shapeOf('06111')).at(-1)).toBe(onCoast(losAngeles)[0]);
  });

  it('contains the harbour of San Pedro and not the bay beside it', () => {
    expect(geoContains(losAngeles, [-118.29, 33.72])).toBe(true);
    expect(geoContains(losAngeles, [-118.15, 33.7])).toBe(false);
  });

  it('is closed, and differs from the source only at the coast', () => {
    const corners = cornersOf(losAngeles);
    expect(corners.at(-1)).toBe(corners[0]);
    expect(geoContains(losAngeles, [-118.1, 34.7])).toBe(true);
    expect(cornersOf(shapeOf('06071')).some((corner) => coastline.map(String).includes(corner))).toBe(false);
  });
});
