import { describe, expect, it } from 'vitest';
import { findPlaceholdersByRole } from '../../../generator/content/content-index.ts';
import { listTexts } from '../../../generator/content/content-text.ts';
import { unknownPlaceholders } from '../../../generator/rules/unknown-placeholders.ts';
import { duplicatePlaceholders } from '../../../schema/checks/duplicate-placeholders.ts';
import { textFiles } from '../../../schema/index.ts';
import { pattern } from '../../../schema/text.ts';
import { contentFile, createRuleContext, facts, pageTexts } from './content-files.ts';
import { tryTexts } from './try-texts.ts';

const business = facts('business', {
  figures: {
    approvalTime: { kind: 'duration' },
    releaseTime: { kind: 'duration', from: 2 },
    adultAge: { kind: 'age' },
    rate: { kind: 'percent' },
  },
});
const ui = (data: object) =>
  contentFile({ type: 'texts', name: 'ui', language: 'en' }, textFiles.ui, {
    phrases: { ownership: 'x' },
    ...data,
  });
const directory = facts('directory', { numbers: { countyJails: { number: '+12135550150' } } });
const placeholders = findPlaceholdersByRole(createRuleContext([business, directory, ui({})]));

describe('duplicatePlaceholders', () => {
  it('rejects a number of the directory with the name of a figure', () => {
    const figures = { countyJails: { kind: 'count' } };
    const problems = duplicatePlaceholders.run(
      createRuleContext([facts('business', { figures }), directory, ui({})]),
    );
    expect(problems.map(({ key }) => key)).toEqual(['numbers.countyJails']);
  });

  it('rejects a built-in name, a form of another figure, and a name of both a figure and a phrase', () => {
    const figures = { phone: { kind: 'count' }, stay: { kind: 'duration' }, stayWithin: { kind: 'count' } };
    const phrases = { stay: 'a stay', agencyShort: 'x', open: 'y' };
    const problems = duplicatePlaceholders.run(
      createRuleContext([facts('business', { figures }), ui({ phrases })]),
    );
    expect(problems.map(({ key }) => key)).toEqual([
      'figures.phone',
      'figures.stayWithin',
      'phrases.stay',
      'phrases.agencyShort',
    ]);
  });
});

const knownNames =
  'phone agencyShort license rate releaseTime approvalTime approvalTimeWithin approvalTimeUnder approvalTimeUpTo ' +
  'approvalTimeAsLittleAs adultAge adultAgeAtLeast adultAgeUnder ownership countyJails officeCount';
const unknownNames = ['rateWithin', 'adultAgeUpTo', 'approvalTimeAtLeast', 'Phone ', 'toString'];

tryTexts(
  (texts) => unknownPlaceholders.run({ texts, placeholders }),
  [
    ...knownNames.split(' ').map((name) => ['en', `Text {{${name}}}.`] as const),
    ...unknownNames.map((name) => ['en', `Text ⟦{{${name}}}⟧.`] as const),
    // Suggests the figure itself when it has no such form.
    ['en', 'It takes ⟦{{releaseTimeWithin}}⟧', 'Write {{releaseTime}}.'],
    ['en', 'Call ⟦{{⟧phone'],
    ['en', 'Call phone⟦}}⟧'],
    ['en', '⟦{{{⟧phone⟦}}⟧'],
    ['en', 'A {word} in braces'],
  ],
);

it('accepts the parameters of a pattern in that pattern only', () => {
  const shape = { line: pattern('A line.', ['number']), other: pattern('A line.', []) };
  const texts = listTexts([pageTexts('en', shape, { line: '{{number}}', other: '{{number}}' })]);
  expect(unknownPlaceholders.run({ texts, placeholders }).map(({ key }) => key)).toEqual(['other']);
});
