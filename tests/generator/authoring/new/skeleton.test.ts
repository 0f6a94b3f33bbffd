import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  formatFile,
  type SkeletonContext,
  skeletonOf,
  withoutTexts,
} from '../../../../generator/authoring/new/format-file.ts';
import { fixedText, plural, richText, text } from '../../../../schema/text.ts';

const context: SkeletonContext = { language: 'ar', idsAt: () => [] };

it('the skeleton of a file has the plural forms of the language', () => {
  const forms = skeletonOf(z.object({ count: plural('Count.') }), context);
  expect(forms).toEqual({
    count: { zero: 'TODO', one: 'TODO', two: 'TODO', few: 'TODO', many: 'TODO', other: 'TODO' },
  });
});

it('the skeleton of an item of several types has the type with the fewest texts, but not none', () => {
  const Item = z.discriminatedUnion('type', [
    z.object({ type: z.literal('table') }),
    z.object({ type: z.literal('heading'), id: z.string(), text: text('Text.') }),
    z.object({ type: z.literal('note'), title: text('Title.'), text: text('Text.') }),
    z.object({ type: z.literal('paragraph'), text: text('Text.') }),
  ]);
  expect(skeletonOf(z.object({ items: z.array(Item).min(1) }), context)).toEqual({
    items: [{ type: 'paragraph', text: 'TODO' }],
  });
});

it('a skeleton from another language keeps ids, the number of items and untranslated values', () => {
  const schema = z.object({
    items: z.array(z.object({ id: z.string(), says: richText('Says.'), cite: fixedText('Cite.') })),
    count: plural('Count.'),
  });
  const source = {
    items: [{ id: 'first', says: 'Hello', cite: 'Section 1' }],
    count: { one: 'one', other: 'many' },
  };
  expect(withoutTexts(schema, source, { ...context, language: 'es' })).toEqual({
    items: [{ id: 'first', says: 'TODO', cite: 'Section 1' }],
    count: { one: 'TODO', other: 'TODO' },
  });
});

describe('the comments of a file', () => {
  const schema = z.object({
    kind: z.enum(['near', 'far']).meta({ description: 'How far.' }),
    steps: z
      .array(z.object({ id: z.string(), title: text('Title.'), note: text('Note.').optional() }))
      .min(2),
  });
  const formatSkeleton = (referenceFile?: object) =>
    formatFile(['Facts.'], skeletonOf(schema, context), schema, {
      describeIdsAt: (path) => (path.join('.') === 'steps.0.id' ? 'One of: a, b.' : undefined),
      referenceFile: referenceFile && { language: 'en', data: referenceFile },
    });

  it('describe each field, only the first item of a list, and optional fields', () => {
    expect(formatSkeleton().split('\n')).toEqual([
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
      '    # note (optional): Note.',
      '  - id: TODO',
      '    title: TODO',
      '',
    ]);
  });

  it('contain the text of the other language above each text, on one line', () => {
    const lines = formatSkeleton({ steps: [{ title: 'Go' }, { title: 'Come\nback: #1' }] }).split('\n');
    expect(lines.slice(-4, -1)).toEqual(['  - id: TODO', '    # en: Come back: #1', '    title: TODO']);
  });
});
