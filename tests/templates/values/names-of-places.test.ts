/** Names and counts of offices and counties in texts, computed from this site's content with other offices. */
import { expect, it } from 'vitest';
import { printSharedValuesOf } from '../../../generator/content/print-shared-values.ts';
import { officePlaceholder } from '../../../schema/placeholder-names.ts';
import { siteContent, siteFiles } from '../../site-model.ts';

const { site, offices } = siteContent.facts;
const languages = site.languages.map(({ tag }) => tag);
const counties = [...siteContent.recordFacts.counties].sort(([, a], [, b]) => a.order - b.order);
/** Four offices in the first two counties, with ids of which only the last ones are in the content. */
const [template] = offices.offices;
const ids = ['elm-street', 'mill-road', 'hill', 'oak'];
const withOffices = counties.slice(0, 2);
const allOffices = ids.map((id, index) => ({
  ...template,
  id,
  county: withOffices[index % withOffices.length]?.[0],
}));
const officeTexts = Object.fromEntries(ids.map((id) => [id, { name: `<${id}>`, description: 'x' }]));

/** Values of a language when the site has only the given offices. */
function valuesWith(open: readonly string[], language: string): ReadonlyMap<string, string> {
  const files = siteFiles.map((file) => {
    const { type, name } = file.fileType;
    if (name !== 'offices') return file;
    const changed =
      type === 'facts'
        ? { offices: allOffices.filter(({ id }) => open.includes(id)) }
        : { offices: officeTexts };
    return { ...file, record: { ...(file.record as object), ...changed } };
  });
  const printed = printSharedValuesOf(files).filter((value) => value.language === language);
  return new Map(printed.map((value) => [value.name, value.printed]));
}

it.each(languages)('a closed office disappears from the names and the count in %s', (language) => {
  const before = valuesWith(ids, language);
  const after = valuesWith(ids.slice(1), language);
  const namesIn = (values: ReadonlyMap<string, string>) => values.get('officeNames')?.match(/<[^>]*>/gu);
  expect(namesIn(before)).toEqual(['<elm-street>', '<mill-road>', '<hill>', '<oak>']);
  expect(namesIn(after)).toEqual(['<mill-road>', '<hill>', '<oak>']);
  expect(after.get('officeCount')).not.toBe(before.get('officeCount'));
  expect(before.get(officePlaceholder('elm-street'))).toBe('<elm-street>');
  expect(after.has(officePlaceholder('elm-street'))).toBe(false);
});

it.each(languages)('the only office is the whole list in %s', (language) => {
  expect(valuesWith(['oak'], language).get('officeNames')).toBe('<oak>');
});

it.each(languages)(
  'counties are listed by their order, and those with offices by their full name in %s',
  (language) => {
    const texts = counties.map(([id]) => siteContent.texts.get(language)?.records.counties.get(id));
    const positions = (list: string, names: readonly (string | undefined)[]) =>
      names.map((name) => list.indexOf(name ?? ''));
    const values = valuesWith(ids, language);
    const inOrder = positions(
      values.get('countyNames') ?? '',
      texts.map((text) => text?.shortName),
    );
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(inOrder).not.toContain(-1);
    const fullNames = positions(
      values.get('officeCounties') ?? '',
      texts.map((text) => text?.label),
    );
    expect(fullNames.map((position) => position !== -1)).toEqual(counties.map((_, index) => index < 2));
  },
);
