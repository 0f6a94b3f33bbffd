import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildPlaceholderData } from '../../schema/checks/build/placeholder-data.ts';
import { refOutsideCounty } from '../../schema/checks/ref/outside-county.ts';
import { refRepeated } from '../../schema/checks/ref/repeated.ts';
import { refUnknown } from '../../schema/checks/ref/unknown.ts';
import { textReadTime } from '../../schema/checks/text/read-time.ts';
import type { CollectionName, FactFileName } from '../../schema/index.ts';
import type { Problem } from '../../schema/rule.ts';
import { createRuleContext, facts, recordFacts, recordTexts } from '../generator/rules/content-files.ts';
import { testTables } from '../table.ts';

/** By the name of a file, such as `site`, or of a record, such as `cities/hill`. */
type Facts = Readonly<Record<string, unknown>>;

/** The names are those of files and collections of this site. */
const contextOf = (data: Facts, options?: Parameters<typeof createRuleContext>[1]) =>
  createRuleContext(
    Object.entries(data).map(([name, value]) => {
      const [collection, id] = name.split('/');
      return id === undefined
        ? facts(name as FactFileName, value)
        : recordFacts(collection as CollectionName, id, value);
    }),
    options,
  );

const keysOf = (problems: readonly Problem[]) => problems.map(({ key }) => key);

function findPlaceholders(data: Facts): readonly Problem[] {
  const problems = buildPlaceholderData.runOnFacts(contextOf(data, { release: true }));
  expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
  return problems;
}

const fips = { 'counties/los-angeles': { fips: '06037' }, 'counties/orange-county': { fips: '06059' } };
const outsideCounty = (data: Facts) => keysOf(refOutsideCounty.runOnFacts(contextOf({ ...fips, ...data })));

const words = (count: number) => 'word '.repeat(count).trim();

/** For a post with `minutes` of reading time. */
function checkReadTime(minutes: unknown, texts: object) {
  const files = [recordFacts('blog', 'one', { minutes }), recordTexts('blog', 'one', texts)];
  const valuesOf = () => new Map([['hours', '24 hours a day']]);
  const context = createRuleContext(files, { valuesOf, sourceLanguage: 'en' });
  return textReadTime.run(context).map(({ fix }) => fix);
}

testTables(join(import.meta.dirname, 'checks.yaml'), {
  'placeholder data': (data: Facts) => keysOf(findPlaceholders(data)),
  'receiver of the form': (contactForm: object) => {
    const problems = findPlaceholders({ site: { contactForm } });
    for (const { fix } of problems) expect(fix).toContain('generator/docs/contact-form.md');
    return keysOf(problems);
  },
  'office outside its county': (latitude: unknown, longitude: unknown) =>
    outsideCounty({ offices: { offices: [{ id: 'own', county: 'los-angeles', latitude, longitude }, 7] } }),
  'place outside its county': outsideCounty,
  'repeated agency': (data: Facts) =>
    refRepeated
      .runOnFacts(contextOf(data))
      .map(({ key, related: [{ location } = { location: {} }] = [] }) => {
        expect(location).toMatchObject({ file: 'content/shared/cities/hill.yaml' });
        return `${key}: ${'path' in location ? location.path.join('.') : ''}`;
      }),
  'figure of an offence': (figures: object, offences: unknown) =>
    keysOf(refUnknown.runOnFacts(contextOf({ business: { figures }, offences: { offences } }))),
  'read time': (count: number, minutes: number) =>
    checkReadTime(minutes, { blocks: [{ type: 'list', items: [words(count)] }] })[0],
});

it('the read time of a post counts the printed words of title, excerpt and blocks, and no punctuation or addresses', () => {
  const text = `${words(786)} {{hours}} — [ · ](/faq) {{unknown}}`;
  const texts = { title: words(5), excerpt: words(5), label: words(500), closing: { title: words(500) } };
  const check = (written: string) =>
    checkReadTime(4, { ...texts, blocks: [{ type: 'paragraph', text: written }] });
  expect(check(text.replace('word ', ''))).toEqual([]);
  expect(check(text.replace('word word ', ''))).toHaveLength(1);
});
