import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { formatFile } from '../../../generator/scaffold/format-file.ts';
import { findMarks } from '../../../generator/scaffold/format-report.ts';
import { type Situation, skeletonOf, withoutTexts } from '../../../generator/scaffold/skeleton.ts';
import { fixedText, plural, richText, text } from '../../../schema/text.ts';

const situation: Situation = { today: '2026-11-22', language: 'ar', idsAt: () => [] };

describe('the skeleton of a file', () => {
  it('has every field that must be there, and none that may be left out', () => {
    const schema = z.strictObject({
      day: z.iso.date(),
      title: text('Title.'),
      note: text('Note.').optional(),
    });
    expect(skeletonOf(schema, situation)).toEqual({ day: '2026-11-22', title: 'TODO' });
  });

  it('has as many items as a list has at least', () => {
    const schema = z.object({
      steps: z.array(text('Step.')).min(2),
      pair: z.array(z.int()).length(2),
      more: z.array(z.int()),
    });
    expect(skeletonOf(schema, situation)).toEqual({
      steps: ['TODO', 'TODO'],
      pair: ['TODO', 'TODO'],
      more: [],
    });
  });

  it('keys a block by the ids of the facts', () => {
    const schema = z.object({ places: z.record(z.string(), z.object({ name: text('Name.') })) });
    const idsAt: Situation['idsAt'] = (path) => (path.join('.') === 'places' ? ['north', 'south'] : []);
    expect(skeletonOf(schema, { ...situation, idsAt })).toEqual({
      places: { north: { name: 'TODO' }, south: { name: 'TODO' } },
    });
  });

  it('takes the alternative that asks for the fewest texts', () => {
    const schema = z.discriminatedUnion('type', [
      z.object({ type: z.literal('embed'), name: z.enum(['map']) }),
      z.object({ type: z.literal('callout'), title: text('Title.'), text: text('Text.') }),
      z.object({ type: z.literal('paragraph'), text: text('Text.') }),
    ]);
    expect(skeletonOf(schema, situation)).toEqual({ type: 'paragraph', text: 'TODO' });
  });

  it('has the plural forms of the language', () => {
    const forms = skeletonOf(z.object({ count: plural('Count.') }), situation);
    expect(forms).toEqual({
      count: { zero: 'TODO', one: 'TODO', two: 'TODO', few: 'TODO', many: 'TODO', other: 'TODO' },
    });
  });
});

it('the words of another language leave ids, the number of items and what is never translated', () => {
  const schema = z.object({
    updated: z.iso.date(),
    items: z.array(z.object({ id: z.string(), says: richText('Says.'), cite: fixedText('Cite.') })),
    count: plural('Count.'),
  });
  const source = {
    updated: '2020-01-01',
    items: [{ id: 'first', says: 'Hello', cite: 'Section 1' }],
    count: { one: 'one', other: 'many' },
  };
  expect(withoutTexts(schema, source, { ...situation, language: 'es' })).toEqual({
    updated: '2026-11-22',
    items: [{ id: 'first', says: 'TODO', cite: 'Section 1' }],
    count: { one: 'TODO', other: 'TODO' },
  });
});

describe('the text of a file', () => {
  const schema = z.object({
    kind: z.enum(['near', 'far']).meta({ description: 'How far.' }),
    steps: z
      .array(z.object({ id: z.string(), title: text('Title.'), note: text('Note.').optional() }))
      .min(2),
  });
  const told = (twin?: object) =>
    formatFile(['Facts.'], skeletonOf(schema, situation), schema, {
      namesAt: (path) => (path.join('.') === 'steps.0.id' ? 'One of: a, b.' : undefined),
      twin: twin && { language: 'en', data: twin },
    });

  it('says above each field what belongs there, of items at the first, and what may be added', () => {
    expect(told().split('\n')).toEqual([
      '# Facts.',
      '',
      '# How far.',
      '# One of: near, far.',
      'kind: TODO',
      '',
      '# At least 2.',
      'steps:',
      '  # One of: a, b.',
      '  - id: TODO',
      '    # Title.',
      '    title: TODO',
      '    # note (may be left out): Note.',
      '  - id: TODO',
      '    title: TODO',
      '',
    ]);
  });

  it('has the name of the field at each line with a mark', () => {
    expect(findMarks(told()).map(({ line, key }) => `${line} ${key}`)).toEqual([
      '5 kind',
      '10 steps[0].id',
      '12 steps[0].title',
      '14 steps[1].id',
      '15 steps[1].title',
    ]);
  });

  it('has the words of the other language above each text, on one line', () => {
    const lines = told({ steps: [{ title: 'Go' }, { title: 'Come\nback: #1' }] }).split('\n');
    expect(lines.slice(-4, -1)).toEqual(['  - id: TODO', '    # en: Come back: #1', '    title: TODO']);
  });
});
