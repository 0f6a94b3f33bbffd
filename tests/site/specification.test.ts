/**
 * What the pages, records, states and figures of the site are, found by ids, fields and placeholders, so that writers
 * can change every sentence. The printed figures of the sample owner are compared only while the site is the sample's.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { printSharedValuesOf } from '../../generator/content/print-shared-values.ts';
import { placeholderLicense } from '../../schema/index.ts';
import { figureForms } from '../../schema/placeholder-names.ts';
import { addressIn, tags } from '../browser/languages.ts';
import { siteContent, siteFiles } from '../site-model.ts';
import { readPages } from './built-pages.ts';
import { projectRoot } from './temporary-project.ts';

const Specification = z.strictObject({
  sections: z.record(z.string(), z.array(z.string())),
  entities: z.record(z.string(), z.array(z.string())),
  states: z.record(z.string(), z.strictObject({ page: z.string(), parts: z.array(z.string()) })),
  figures: z.array(z.string()),
  sampleOwner: z.record(z.string(), z.string()),
});
const specification = Specification.parse(
  parse(readFileSync(path.join(projectRoot, 'tests/site/specification.yaml'), 'utf8')),
);

const pages = new Map(readPages().map(({ address, body }) => [address, body]));
const { business, site } = siteContent.facts;

function bodyOf(tag: (typeof tags)[number], address: string): string {
  const body = pages.get(addressIn(tag, address));
  if (body === undefined) throw new Error(`No page has the address ${address} in ${tag}.`);
  return body;
}

describe.each(tags)('in %s', (tag) => {
  it.each(Object.entries(specification.sections))('the page has its sections: %s', (address, ids) => {
    const body = bodyOf(tag, address);
    expect(ids.filter((id) => !body.includes(` id="${id}"`))).toEqual([]);
  });

  it.each(Object.entries(specification.states))('the page has the parts of a state: %s', (_, state) => {
    const body = bodyOf(tag, state.page);
    expect(state.parts.filter((part) => !body.includes(part))).toEqual([]);
  });

  it.each(Object.entries(specification.entities))('records have their fields: %s', (name, fields) => {
    const folder = path.join(projectRoot, 'content', tag, name);
    for (const file of readdirSync(folder)) {
      const record: unknown = parse(readFileSync(path.join(folder, file), 'utf8'), { uniqueKeys: false });
      expect(Object.keys(record ?? {}), file).toEqual(expect.arrayContaining(fields));
    }
  });

  it.each(specification.figures)('a text has the placeholder of the figure: %s', (name) => {
    const figure = business.figures[name];
    const forms = figure === undefined ? [name] : figureForms(name, figure);
    const texts = siteFiles.filter(({ fileType }) => 'language' in fileType && fileType.language === tag);
    expect(texts.some(({ source: { text } }) => forms.some((form) => text.includes(`{{${form}}}`)))).toBe(
      true,
    );
  });
});

// An owner who has entered a licence has figures of its own.
it.runIf(placeholderLicense.test(site.agency.licenseNumber))(
  'the figures of the sample owner are printed',
  () => {
    const printed = printSharedValuesOf(siteFiles).filter(({ language }) => language === 'en');
    const values = Object.fromEntries(printed.map(({ name, printed }) => [name, printed]));
    expect(values).toMatchObject(specification.sampleOwner);
  },
);
