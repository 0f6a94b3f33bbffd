import { describe, expect, it } from 'vitest';
import { checkPlaceholders } from '../../../generator/check/check-placeholders.ts';
import { listTexts } from '../../../generator/check/content-text.ts';
import { findKnownPlaceholders } from '../../../generator/check/known-placeholders.ts';
import { checkPlaceholderNames } from '../../../schema/checks/check-placeholder-names.ts';
import { textFiles } from '../../../schema/index.ts';
import { pattern } from '../../../schema/text.ts';
import { contentFile, facts, textsOf, words, written } from './content-files.ts';

const business = facts('business', {
  figures: {
    approvalTime: { kind: 'duration' },
    releaseTime: { kind: 'duration', from: 2 },
    adultAge: { kind: 'age' },
    rate: { kind: 'percent' },
  },
});
const ui = (data: object) =>
  contentFile({ type: 'words', name: 'ui', language: 'en' }, textFiles.ui, {
    phrases: { ownership: 'x' },
    ...data,
  });
const directory = facts('directory', { numbers: { countyJails: { number: '+12135550150' } } });
const known = findKnownPlaceholders(written([business, directory, ui({})]));
const check = (plain: string) => checkPlaceholders({ texts: textsOf('en', { plain }), known });

describe('checkPlaceholderNames', () => {
  it('refuses a number of the directory that a figure claims', () => {
    const figures = { countyJails: { kind: 'count' } };
    const problems = checkPlaceholderNames(written([facts('business', { figures }), directory, ui({})]));
    expect(problems.map(({ key }) => key)).toEqual(['numbers.countyJails']);
  });

  it('refuses a name that is built in, a form of another figure, or a figure and a phrase', () => {
    const figures = { phone: { kind: 'count' }, stay: { kind: 'duration' }, stayWithin: { kind: 'count' } };
    const phrases = { stay: 'a stay', agencyShort: 'x', open: 'y' };
    const problems = checkPlaceholderNames(written([facts('business', { figures }), ui({ phrases })]));
    expect(problems.map(({ key }) => key)).toEqual([
      'figures.phone',
      'figures.stayWithin',
      'phrases.stay',
      'phrases.agencyShort',
    ]);
  });
});

describe('checkPlaceholders', () => {
  const names =
    'phone agencyShort license rate releaseTime approvalTime approvalTimeWithin approvalTimeUnder approvalTimeUpTo ' +
    'approvalTimeAsLittleAs adultAge adultAgeAtLeast adultAgeUnder ownership countyJails officeCount';

  it.each(names.split(' '))('knows {{%s}}', (name) => {
    expect(check(`Text {{${name}}}.`)).toEqual([]);
  });

  it.each(['rateWithin', 'adultAgeUpTo', 'releaseTimeWithin', 'approvalTimeAtLeast', 'Phone ', 'toString'])(
    'does not know {{%s}}',
    (name) => {
      expect(check(`Text {{${name}}}.`)).toHaveLength(1);
    },
  );

  it('suggests the figure when it has no such form', () => {
    expect(check('It takes {{releaseTimeWithin}}')[0]?.fix).toBe('Write {{releaseTime}}.');
  });

  it.each(['Call {{phone', 'Call phone}}', '{{{phone}}'])('finds braces that stand alone in %s', (text) => {
    expect(check(text).map(({ rule }) => rule)).toContain('text/placeholder');
  });

  it('leaves ordinary words in single braces alone', () => {
    expect(check('A {word} in braces')).toEqual([]);
  });

  it('knows the parameters of a pattern there alone', () => {
    const shape = { line: pattern('A line.', ['number']), other: pattern('A line.', []) };
    const texts = listTexts([words('en', shape, { line: '{{number}}', other: '{{number}}' })]);
    expect(checkPlaceholders({ texts, known }).map(({ key }) => key)).toEqual(['other']);
  });
});
