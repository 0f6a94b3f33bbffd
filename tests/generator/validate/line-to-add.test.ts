import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { lineToAdd } from '../../../generator/validate/line-to-add.ts';
import { plural, Seo, text, Updated } from '../../../schema/index.ts';

describe('lineToAdd', () => {
  it.each([
    ['title', text('A title.'), 'title: "…"'],
    ['updated', Updated, 'updated: 2026-11-20'],
    ['order', z.int().min(3), 'order: 3'],
    ['dir', z.enum(['ltr', 'rtl']), 'dir: ltr'],
    ['site', z.url(), 'site: https://www.example.com'],
    ['open', z.boolean(), 'open: true | false'],
    ['count', plural('A count.'), 'count: { other: "…" }'],
    [0, text('An item.'), '- "…"'],
  ])('writes %s', (key, schema, line) => {
    expect(lineToAdd(key, schema)).toBe(line);
  });

  it('writes the required fields of a block, lists with one item', () => {
    const steps = z.array(z.strictObject({ title: text('A title.'), note: text('A note.').optional() }));
    expect(lineToAdd('steps', steps)).toBe('steps:\n  - title: "…"');
    expect(parse(lineToAdd('seo', Seo))).toEqual({ seo: { title: '…', description: '…', keywords: ['…'] } });
  });
});
